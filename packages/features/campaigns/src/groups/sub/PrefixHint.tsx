import { campaignLimits, upperCode } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { campaignGroupTexts } from '../texts';

/** What becomes of the beginning of a code: an example, once there is one; each code is as long as may be (GRP-22, D-73). */
export function PrefixHint() {
  const texts = useTexts(campaignGroupTexts).sub;
  const { value } = useFormField<string>('code');
  const prefix = upperCode(value.trim());
  const isPrefix = /^\w+$/.test(prefix) && prefix.length <= campaignLimits.prefixMax;
  const code = `${prefix}${texts.exampleRest}`.slice(0, campaignLimits.codeMax);
  return <>{isPrefix ? texts.example(code) : texts.prefixHint}</>;
}
