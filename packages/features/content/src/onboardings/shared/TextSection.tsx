import { limits } from '@telve/api';
import { FormNumberField, FormSwitch, FormTextArea, FormTextField, useFormField } from '@telve/kit';
import { Card, FormFields } from '@telve/ui';
import type { ScreenTexts } from './texts';

/** Words, link, place and active switch of a screen; the link's text waits for the link (CONB-10, CONB-13, MONB-06, MONB-07). */
export function TextSection({ texts, linkHint }: { texts: ScreenTexts; linkHint: string }) {
  const { value: link } = useFormField<string>('link');
  const isEmpty = link.trim() === '';
  return (
    <Card title={texts.sections.text}>
      <FormFields>
        <div>
          <FormTextField name="title" required counter={limits.text} autoComplete="off" />
        </div>
        <div>
          <FormTextArea name="description" required rows={2} counter={limits.text} />
        </div>
        <div className="half">
          <FormTextField
            name="link"
            optional
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            counter={limits.text}
            hint={linkHint}
          />
        </div>
        <div className="half">
          <FormTextField
            name="linkText"
            optional
            disabled={isEmpty}
            autoComplete="off"
            counter={limits.text}
            hint={isEmpty ? texts.linkTextWaits : undefined}
          />
        </div>
        <div className="half">
          <FormNumberField name="ordering" required decimals={1} min={0} hint={texts.orderingHint} />
        </div>
        <div className="half">
          <FormSwitch name="active" />
        </div>
      </FormFields>
    </Card>
  );
}
