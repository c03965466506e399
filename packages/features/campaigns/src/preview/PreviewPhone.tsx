import { PhoneFrame, text, theme } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PreviewPhoneProps {
  label: string;
  /** Where it is seen, or that it is not; below the phone. */
  note: string | undefined;
  children: ReactNode;
}

/** A phone with what the app shows. Only to be looked at: nothing on it leads anywhere. */
export function PreviewPhone({ label, note, children }: PreviewPhoneProps) {
  return (
    <>
      <PhoneFrame label={label}>{children}</PhoneFrame>
      {note && <Note>{note}</Note>}
    </>
  );
}

const Note = styled.p`
  margin-top: ${theme.space[5]};
  ${text('caption')}
  color: ${theme.color.text.secondary};
  text-align: center;
`;
