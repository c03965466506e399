import { useTexts } from '@telve/kit';
import { VisuallyHidden } from '@telve/ui';
import { publicApplicationTexts } from '../texts';

export interface HoneypotProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field for machines: no person sees it, reaches it or has it read out, and no password manager is to fill it. */
export const Honeypot = ({ value, onChange }: HoneypotProps) => {
  const texts = useTexts(publicApplicationTexts);
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {texts.honeypot}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </VisuallyHidden>
  );
};
