import { useTexts } from '@telve/kit';
import { Button, CodeField, LiveRegion } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { TextButton } from '../form/TextButton';
import { mayConfirm } from '../journey/state';
import { useCountdown } from '../journey/useCountdown';
import type { Journey } from '../journey/useJourney';
import { publicApplicationTexts } from '../texts';
import { Countdown } from './Countdown';
import { Stack, StepHead } from './layout';
import { RefusalAlert } from './RefusalAlert';

export interface CodeStepProps {
  journey: Journey;
  email: string;
  /** Level of the step's heading. */
  level: 1 | 2;
}

/** The code of the mail, its countdown, and a new one at the end (APP-17 to APP-25, D-36). */
export const CodeStep = ({ journey, email, level }: CodeStepProps) => {
  const texts = useTexts(publicApplicationTexts);
  const input = useRef<HTMLInputElement>(null);
  const { sent, doing, code, refusal, confirmed, mails } = journey;
  const left = useCountdown(sent?.until ?? null);
  const isConfirmed = confirmed !== null;
  const isCreating = doing === 'creating';
  const ready = mayConfirm(journey, left);
  const wrong = refusal?.kind === 'wrongCode' ? texts.codeWrong : undefined;
  const error = refusal?.kind === 'tooManyTries' ? texts.tooManyTries : wrong;
  const Heading = `h${level}` as const;

  // On arrival, after a wrong code and with each new one the next thing to do is typing.
  useEffect(() => {
    if (mails >= 0 && !isConfirmed) input.current?.focus();
  }, [mails, isConfirmed]);
  useEffect(() => {
    if (wrong) input.current?.select();
  }, [wrong]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (ready) journey.confirm();
      }}
    >
      <Stack>
        <StepHead>
          <Heading tabIndex={-1}>{texts.codeTitle}</Heading>
          <p>
            <b>{email}</b>
            {texts.codeSentTo}{' '}
            <TextButton aria-disabled={isCreating || undefined} onClick={() => !isCreating && journey.back()}>
              {texts.changeEmail}
            </TextButton>
          </p>
        </StepHead>
        <LiveRegion>{mails > 1 && doing === null ? texts.codeSent(email) : null}</LiveRegion>
        <CodeField
          label={texts.code}
          hideLabel
          required
          hint={texts.codeHint}
          error={error}
          value={code}
          onChange={journey.setCode}
          inputRef={input}
          readOnly={doing !== null || isConfirmed}
        />
        <RefusalAlert journey={journey} />
        {!isConfirmed && <Countdown left={left} of={sent?.seconds ?? 0} />}
        <Actions>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            full
            disabled={!ready && doing === null}
            loading={doing === 'confirming' || isCreating}
            loadingText={isCreating ? texts.sendingApplication : texts.confirming}
          >
            {texts.confirm}
          </Button>
          {!isConfirmed && (
            <Button
              variant="ghost"
              full
              disabled={left > 0 || doing === 'confirming'}
              loading={doing === 'sending'}
              loadingText={texts.resending}
              onClick={journey.resend}
            >
              {texts.resend}
            </Button>
          )}
        </Actions>
      </Stack>
    </form>
  );
};

const Actions = styled.div`
  display: grid;
  gap: 12px;
`;
