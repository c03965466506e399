import { type LinkType, limits, linkTypes } from '@telve/api';
import { FormSegmented, FormTextField, useFormField, useTexts } from '@telve/kit';
import { Card, FormFields } from '@telve/ui';
import { campaignWords } from '../words/texts';
import { campaignFormTexts } from './texts';

/** A link with its type and its text, which wait for it (CAMP-46, CAMP-47, CAMP-48, CAMP-62). */
export function LinkSection() {
  const texts = useTexts(campaignFormTexts);
  const words = useTexts(campaignWords);
  const { value: link } = useFormField<string>('link');
  const { value: type } = useFormField<LinkType>('campaignLinkType');
  const isEmpty = link.trim() === '';
  return (
    <Card id="link" title={texts.sections.link} description={texts.linkText}>
      <FormFields>
        <FormTextField
          name="link"
          counter={limits.text}
          inputMode="url"
          autoComplete="off"
          hint={texts.hints.link[type]}
        />
        <div className="half">
          <FormSegmented
            name="campaignLinkType"
            full
            disabled={isEmpty}
            options={linkTypes.map((value) => ({ value, label: words.linkTypes[value] }))}
          />
        </div>
        <div className="half">
          <FormTextField name="linkText" disabled={isEmpty} required={!isEmpty} autoComplete="off" />
        </div>
      </FormFields>
    </Card>
  );
}
