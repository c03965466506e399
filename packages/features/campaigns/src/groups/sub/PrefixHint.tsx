import { campaignLimits, upperCode } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { campaignGroupTexts } from '../texts';

/** What becomes of the beginning of a code: an example, once there is one (GRP-22, D-73). */
export function PrefixHint() {
  const texts = useTexts(campaignGroupTexts).sub;
  const { value } = useFormField<string>('code');
  const prefix = upperCode(value.trim());
  const isPrefix = /^\w+$/.test(prefix) && prefix.length <= campaignLimits.prefixMax;
  return <>{isPrefix ? texts.example(`${prefix}${texts.exampleRest}`) : texts.prefixHint}</>;
}
