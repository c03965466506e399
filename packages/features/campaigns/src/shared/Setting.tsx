import { FormSwitch } from '@telve/kit';
import { SettingRow, VisuallyHidden } from '@telve/ui';

interface SettingProps {
  name: string;
  title: string;
  /** What switching it does. */
  text: string;
}

/** A switch of the surrounding form with its name and its consequence. */
export function Setting({ name, title, text }: SettingProps) {
  return (
    <SettingRow
      title={title}
      description={text}
      control={<FormSwitch name={name} hideLabel hint={<VisuallyHidden>{text}</VisuallyHidden>} />}
    />
  );
}
