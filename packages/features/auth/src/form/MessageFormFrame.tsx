import { InfoDialog, ValidationDialog } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MessageForm } from './useMessageForm';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

export interface MessageFormFrameProps {
  form: Pick<MessageForm<string>, 'submit' | 'invalid' | 'refused' | 'closeDialogs'>;
  /** Title of the dialog that tells a refusal. */
  refusalTitle: string;
  children: ReactNode;
}

/** The form element with its two dialogs: what is wrong in it (GEN-20), and why it was refused (D-91). */
export const MessageFormFrame = ({ form, refusalTitle, children }: MessageFormFrameProps) => (
  <>
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
    </Form>
    <ValidationDialog open={form.invalid.length > 0} entries={form.invalid} onClose={form.closeDialogs} />
    <InfoDialog
      open={form.refused !== null}
      tone="danger"
      title={refusalTitle}
      text={form.refused}
      onClose={form.closeDialogs}
    />
  </>
);
