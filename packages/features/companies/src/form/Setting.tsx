import { FormSwitch, useTexts } from '@telve/kit';
import { SettingRow, VisuallyHidden } from '@telve/ui';
import { companyTexts } from '../texts';

/** A switch of the form with what it does. */
export function Setting({ name, text }: { name: 'active' | 'coffeeExtras'; text: string }) {
  const { labels } = useTexts(companyTexts);
  return (
    <SettingRow
      title={labels[name]}
      description={text}
      control={<FormSwitch name={name} hideLabel hint={<VisuallyHidden>{text}</VisuallyHidden>} />}
    />
  );
}
