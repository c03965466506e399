import { limits } from '@telve/api';
import { FormNumberField, FormTextArea, FormTextField, useFormField, useFormValues } from '@telve/kit';
import { Card, Field, FormFields, Switch, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { ScreenTexts } from './texts';

// Not the link itself: each letter of it would render the section.
const withoutLink = ({ link }: { link: string }) => link.trim() === '';

/** Words, link, place and active switch of a screen; the link's text waits for the link (CONB-10, CONB-13, MONB-06, MONB-07). */
export function TextSection({ texts, linkHint }: { texts: ScreenTexts; linkHint: string }) {
  const isEmpty = useFormValues(withoutLink);
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
          <ActiveField />
        </div>
      </FormFields>
    </Card>
  );
}

/** The switch under its name, as the fields beside it stand. */
function ActiveField() {
  const { id, label, value, onChange, onBlur } = useFormField<boolean>('active');
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Line>
          <Switch id={control.id} label={label} hideLabel checked={value} onChange={onChange} onBlur={onBlur} />
        </Line>
      )}
    </Field>
  );
}

/* As high as an input, the switch in its middle. */
const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.control.md};
`;
