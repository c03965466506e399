import { authEntries } from '@telve/api';
import { isSilent, useConfirm, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { Alert, Button, Card, KeyRoundIcon, theme } from '@telve/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { panelUserTexts } from '../texts';

/** Mails a temporary password to the user: asks first, says how it ended, a refusal in the card (PU-37, PU-39, D-25). */
export function PasswordCard({ email }: { email: string }) {
  const texts = useTexts(panelUserTexts).password;
  const { run, busy } = useMutation(authEntries.newPassword);
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText(texts.errors);
  const [refusal, setRefusal] = useState<string>();

  const reset = async () => {
    setRefusal(undefined);
    const isSure = await confirm({
      title: texts.question,
      text: texts.questionText(email),
      confirmLabel: texts.send,
    });
    if (!isSure) return;
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
        <p>{texts.text}</p>
        <Button variant="secondary" full icon={<KeyRoundIcon />} loading={busy} onClick={() => void reset()}>
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
