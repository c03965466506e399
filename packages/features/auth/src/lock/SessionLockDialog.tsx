import type { LoginInput } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Button, Dialog, PasswordField, TextField } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessageForm } from '../form/useMessageForm';
import { signInRefusal } from '../sign-in/messages';
import { authTexts } from '../texts';

const Fields = styled.div`
  display: grid;
  gap: 20px;
`;

const unchanged = () => {};

export interface SessionLockDialogProps {
  /** E-mail of the user whose session ended; it cannot be changed. */
  email: string;
  /** Signs the same user in again; rejects with `ApiError`. */
  login: (input: LoginInput) => Promise<void>;
  /** Leaves for the sign-in page; what is unsaved is lost. */
  onGiveUp: () => void;
}

/** The password box over unsaved work whose session has ended (D-06). It must be answered, so it has no close button. */
export const SessionLockDialog = ({ email, login, onGiveUp }: SessionLockDialogProps) => {
  const texts = useTexts(authTexts);
  const input = useRef<HTMLInputElement>(null);
  const form = useMessageForm<'password'>({
    labels: { password: texts.password },
    check: ({ password }) => ({ password: password === '' ? texts.passwordRequired : undefined }),
    send: ({ password }) => login({ email, password, etkContract: true }),
    refusal: (error) => ({ password: signInRefusal(texts, error) }),
  });
  const password = form.field('password');
  useEffect(() => {
    if (password.error !== undefined) input.current?.focus();
  }, [password.error]);

  return (
    <Dialog
      open
      width="sm"
      title={texts.lockTitle}
      description={texts.lockText}
      initialFocus={() => input.current}
      onSubmit={() => void form.submit()}
      actions={
        <>
          <Button variant="ghost" onClick={onGiveUp}>
            {texts.lockSignOut}
          </Button>
          <Button type="submit" variant="primary" loading={form.busy} loadingText={texts.signingIn}>
            {texts.lockContinue}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          onChange={unchanged}
        />
        <PasswordField {...password} inputRef={input} hint={texts.lockHint} required />
      </Fields>
    </Dialog>
  );
};
