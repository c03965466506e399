import type { LoginInput } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Button, EmailField, PasswordField } from '@telve/ui';
import type { MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import { MessageFormFrame } from '../form/MessageFormFrame';
import { faultsIn } from '../form/rules';
import { useMessageForm } from '../form/useMessageForm';
import { type SignInField, signInErrors, signInRefusal } from './messages';
import { signInTexts } from './texts';

const Forgot = styled.a`
  justify-self: end;
  margin-top: -12px;
  padding: 4px 0;
  font-size: var(--_t-text-label-size);
  line-height: var(--_t-text-label-line);
  font-weight: 500;
`;

export interface SignInFormProps {
  /** Sends the input; rejects with `ApiError` when the sign-in is refused. */
  login: (input: LoginInput) => Promise<void>;
  forgotPasswordHref: string;
  onForgotPassword?: MouseEventHandler<HTMLAnchorElement>;
}

const toInput = (values: Record<SignInField, string>): LoginInput => ({ ...values, etkContract: true });

/** E-mail, password and submit button (AUTH-07). An invalid form sends nothing (AUTH-11); a refused one keeps what was typed. */
export const SignInForm = ({ login, forgotPasswordHref, onForgotPassword }: SignInFormProps) => {
  const texts = useTexts(signInTexts);
  const form = useMessageForm<SignInField>({
    labels: { email: texts.email, password: texts.password },
    check: async (values) => signInErrors(texts, await faultsIn('login', toInput(values))),
    send: (values) => login(toInput(values)),
    refusal: (error) => signInRefusal(texts, error),
  });
  return (
    <MessageFormFrame form={form} refusalTitle={texts.signInRefusedTitle}>
      <EmailField {...form.field('email')} autoComplete="username" placeholder={texts.emailPlaceholder} required />
      <PasswordField {...form.field('password')} autoComplete="current-password" required />
      <Forgot href={forgotPasswordHref} onClick={onForgotPassword}>
        {texts.forgotPasswordLink}
      </Forgot>
      <Button type="submit" variant="primary" size="lg" full loading={form.busy} loadingText={texts.signingIn}>
        {texts.signIn}
      </Button>
    </MessageFormFrame>
  );
};
