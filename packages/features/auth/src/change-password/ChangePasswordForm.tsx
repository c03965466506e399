import { authEntries, type SignedIn } from '@telve/api';
import { useClient, useDirty, useTexts } from '@telve/kit';
import { Button, Card, PasswordField as Field } from '@telve/ui';
import { styled } from 'styled-components';
import { MessageFormFrame } from '../form/MessageFormFrame';
import { faultsIn } from '../form/rules';
import { useMessageForm } from '../form/useMessageForm';
import { authTexts } from '../texts';
import { minimumLength, type PasswordField, passwordErrors, passwordRefusal } from './errors';
import { PasswordRules } from './PasswordRules';

const Narrow = styled.div`
  max-width: 480px;
  margin-top: 20px;
`;

const Fields = styled.div`
  display: grid;
  gap: 20px;
`;

const Note = styled.span`
  margin-right: auto;
  font-size: var(--_t-text-label-size);
  color: var(--_t-color-text-secondary);
`;

export interface ChangePasswordFormProps {
  /** True after a sign-in with a temporary password: nothing else opens before it is replaced (D-27). */
  forced?: boolean;
  /** Takes over the fresh session; every other one of the account has ended. */
  onChanged: (answer: SignedIn) => void;
}

/** Current and new password, the rules that tick, and the dialogs of an invalid or refused change. */
export const ChangePasswordForm = ({ forced = false, onChanged }: ChangePasswordFormProps) => {
  const texts = useTexts(authTexts);
  const client = useClient();
  const minimum = minimumLength(client.roles);
  const form = useMessageForm<PasswordField>({
    labels: {
      currentPassword: forced ? texts.temporaryPassword : texts.currentPassword,
      newPassword: texts.newPassword,
      newPasswordAgain: texts.newPasswordAgain,
    },
    check: async ({ currentPassword, newPassword, newPasswordAgain }) => {
      const faults = await faultsIn('changePassword', { currentPassword, newPassword });
      return passwordErrors(texts, { currentPassword, newPassword, newPasswordAgain }, faults, minimum, forced);
    },
    send: async ({ currentPassword, newPassword }) => {
      const answer = await client.call(authEntries.changePassword, { currentPassword, newPassword });
      markClean();
      onChanged(answer);
    },
    refusal: (error) => passwordRefusal(texts, error, minimum),
  });
  const markClean = useDirty(
    Object.values(form.values).some((value) => value !== ''),
    { label: texts.changeTitle },
  );
  const submit = (
    <>
      <Note>{texts.otherSessionsEnd}</Note>
      <Button type="submit" variant="primary" loading={form.busy} loadingText={texts.changing}>
        {texts.changePassword}
      </Button>
    </>
  );
  return (
    <Narrow>
      <MessageFormFrame form={form} refusalTitle={texts.errorTitle}>
        <Card footer={submit}>
          <Fields>
            <Field {...form.field('currentPassword')} autoComplete="current-password" required />
            <Field {...form.field('newPassword')} autoComplete="new-password" required />
            <PasswordRules values={form.values} minimum={minimum} />
            <Field {...form.field('newPasswordAgain')} autoComplete="new-password" required />
          </Fields>
        </Card>
      </MessageFormFrame>
    </Narrow>
  );
};
