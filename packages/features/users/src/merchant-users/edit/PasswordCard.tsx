import { authEntries, type MerchantUserRow } from '@telve/api';
import { isSilent, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { Alert, Button, Card, KeyRoundIcon, theme } from '@telve/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { merchantUserTexts } from '../texts';

/**
 * Mails a temporary password to the user (MU-38, D-25); the old one counts until the new one is used, so nothing is asked
 * first. A waiting account has none to reset (MU-19), and a refusal is told in the card (MU-37).
 */
export function PasswordCard({ user: { email, waitingApproval } }: { user: MerchantUserRow }) {
  const { password: texts, errors } = useTexts(merchantUserTexts);
  const { run, busy } = useMutation(authEntries.merchantForgotPassword);
  const notify = useNotify();
  const errorText = useErrorText(errors);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();

  const reset = async () => {
    setRefusal(undefined);
    try {
      await run({ email });
      notify.success(texts.sent);
    } catch (error) {
      if (!isSilent(error)) setRefusal(errorText(error));
    }
  };

  return (
    <Card title={texts.title}>
      <Body>
        <p id={id}>{waitingApproval ? errors.reader_user_is_pending_approval : texts.text}</p>
        <Button
          variant="secondary"
          full
          icon={<KeyRoundIcon />}
          loading={busy}
          loadingText={texts.sending}
          disabled={waitingApproval}
          aria-describedby={id}
          onClick={() => void reset()}
        >
          {texts.reset}
        </Button>
        {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
      </Body>
    </Card>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  & > p {
    font-size: ${theme.text.label.size};
    line-height: ${theme.text.label.line};
    color: ${theme.color.text.secondary};
  }
`;
