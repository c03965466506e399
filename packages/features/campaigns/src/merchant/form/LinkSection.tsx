import { limits, linkTypes } from '@telve/api';
import { FormSegmented, FormTextField, useFormField, useTexts } from '@telve/kit';
import { Card, FormFields } from '@telve/ui';
import { merchantCampaignTexts } from '../texts';

/** Link, its type and its text; the last two wait for the first (MCAMP-13, MCAMP-22, MCAMP-23). */
export function LinkSection() {
  const texts = useTexts(merchantCampaignTexts);
  const { value: link } = useFormField<string>('link');
  const { value: type } = useFormField<'InternalLink' | 'ExternalLink'>('campaignLinkType');
  const isEmpty = link.trim() === '';
  return (
    <Card title={texts.sections.link}>
      <FormFields>
        <div>
          <FormTextField
            name="link"
            optional
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            counter={limits.text}
            hint={texts.linkHint[type]}
          />
        </div>
        <div className="half">
          <FormSegmented
            name="campaignLinkType"
            options={linkTypes.map((value) => ({ value, label: texts.linkTypes[value] }))}
            disabled={isEmpty}
            full
          />
        </div>
        <div className="half">
          <FormTextField
            name="linkText"
            disabled={isEmpty}
            required={!isEmpty}
            counter={limits.text}
            autoComplete="off"
          />
        </div>
      </FormFields>
    </Card>
  );
}
