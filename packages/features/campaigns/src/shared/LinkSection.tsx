import { type LinkType, limits, linkTypes } from '@telve/api';
import { FormSegmented, FormTextField, useFormValues, useTexts } from '@telve/kit';
import { Card, FormFields } from '@telve/ui';
import { campaignWords } from '../words/texts';

interface LinkSectionProps {
  title: string;
  /** When its parts are needed, in words. */
  description?: string;
  /** What is typed for each type. */
  hints: Readonly<Record<LinkType, string>>;
}

interface LinkValues {
  link: string;
  campaignLinkType: LinkType;
}

// Not the link itself: each letter of it would render the section.
const looked = ({ link, campaignLinkType }: LinkValues) => ({ isEmpty: link.trim() === '', type: campaignLinkType });

/**
 * A link with its type and its text, which wait for it (CAMP-46, CAMP-47, CAMP-48, CAMP-62, MCAMP-13, MCAMP-22). For a form with the
 * fields `link`, `campaignLinkType` and `linkText`.
 */
export function LinkSection({ title, description, hints }: LinkSectionProps) {
  const words = useTexts(campaignWords);
  const { isEmpty, type } = useFormValues(looked);
  return (
    <Card id="link" title={title} description={description}>
      <FormFields>
        <FormTextField
          name="link"
          optional={description === undefined}
          counter={limits.text}
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          hint={hints[type]}
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
