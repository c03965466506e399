import { authEntries } from '@telve/api';
import { TargetLink, useClient, useNavigation, useTexts } from '@telve/kit';
import { ArrowLeftIcon, Button, EmailField, InfoDialog } from '@telve/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AuthPage } from '../AuthPage';
import { MessageFormFrame } from '../form/MessageFormFrame';
import { faultsIn } from '../form/rules';
import { useMessageForm } from '../form/useMessageForm';
import { authTexts } from '../texts';
import { forgotPasswordError, forgotPasswordRefusal } from './messages';

const Back = styled.div`
  justify-self: center;

  a {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 4px 0;
    font-size: var(--_t-text-label-size);
    line-height: var(--_t-text-label-line);
    font-weight: 500;
  }
  svg {
    width: 14px;
    height: 14px;
  }
`;

export interface ForgotPasswordPageProps {
  /** Name of the product beside the mark. Default "Telve". */
  productName?: string;
}

/** One e-mail field and "Gönder" (AUTH-21). Success says so and leads to the sign-in page (AUTH-26, AUTH-27). */
export const ForgotPasswordPage = ({ productName }: ForgotPasswordPageProps) => {
  const texts = useTexts(authTexts);
  const client = useClient();
  const navigation = useNavigation();
  const [sent, setSent] = useState(false);
  const form = useMessageForm<'email'>({
    labels: { email: texts.email },
    check: async (values) => ({ email: forgotPasswordError(texts, await faultsIn('forgotPassword', values)) }),
    send: async (values) => {
      await client.call(authEntries.forgotPassword, values);
      setSent(true);
    },
    refusal: (error) => forgotPasswordRefusal(texts, error),
  });
  return (
    <AuthPage title={texts.forgotHeading} lead={texts.forgotLead} productName={productName}>
      <MessageFormFrame form={form} refusalTitle={texts.errorTitle}>
        <EmailField {...form.field('email')} autoComplete="username" placeholder={texts.emailPlaceholder} required />
        <Button type="submit" variant="primary" size="lg" full loading={form.busy} loadingText={texts.sending}>
          {texts.send}
        </Button>
      </MessageFormFrame>
      <Back>
        <TargetLink target="signIn">
          <ArrowLeftIcon aria-hidden="true" />
          {texts.backToSignIn}
        </TargetLink>
      </Back>
      <InfoDialog
        open={sent}
        tone="success"
        onClose={() => navigation.go('signIn')}
        title={texts.passwordMailed}
        text={texts.passwordMailedNext}
      />
    </AuthPage>
  );
};
