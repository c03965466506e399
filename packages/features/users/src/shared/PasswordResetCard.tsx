import type { Done, Entry } from '@telve/api';
import { type ErrorTexts, isSilent, useErrorText, useMutation, useNotify } from '@telve/kit';
import { Alert, Button, Card, KeyRoundIcon, theme } from '@telve/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

export interface PasswordResetCardProps {
  /** The call that mails a temporary password. */
  entry: Entry<{ email: string }, Done>;
  email: string;
  texts: { title: string; reset: string; sending: string; sent: string };
  /** What happens, or why nothing can; it describes the button. */
  text: string;
  /** Refusals by their code, told in the card. */
  errors: ErrorTexts;
  disabled?: boolean;
  /** A question before; false leaves it. */
  ask?: () => Promise<boolean>;
}

/** Mails a temporary password to somebody; says how it ended, a refusal in the card (D-25). */
export function PasswordResetCard({ entry, email, texts, text, errors, disabled, ask }: PasswordResetCardProps) {
  const { run, busy } = useMutation(entry);
  const notify = useNotify();
  const errorText = useErrorText(errors);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();

  const reset = async () => {
    setRefusal(undefined);
    if (ask && !(await ask())) return;
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
        <p id={id}>{text}</p>
        <Button
          variant="secondary"
          full
          icon={<KeyRoundIcon />}
          loading={busy}
          loadingText={texts.sending}
          disabled={disabled}
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
