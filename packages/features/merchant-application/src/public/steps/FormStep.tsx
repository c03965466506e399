import type { Client } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Button, text, theme } from '@telve/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ConsentBox } from '../form/ConsentBox';
import { Honeypot } from '../form/Honeypot';
import { PublicFields } from '../form/PublicFields';
import type { PublicForm } from '../form/usePublicForm';
import type { Journey } from '../journey/useJourney';
import { publicApplicationTexts } from '../texts';
import { Stack } from './layout';
import { RefusalAlert } from './RefusalAlert';

export interface FormStepProps {
  client: Client;
  form: PublicForm;
  journey: Journey;
  consent: boolean;
  onConsent: (consent: boolean) => void;
  onTextShown: (version: number) => void;
  website: string;
  onWebsite: (website: string) => void;
}

/** The form of the application (APP-48). The button waits until every field is good and the box is ticked (APP-15, APP-16). */
export const FormStep = (props: FormStepProps) => {
  const { client, form, journey, consent, onConsent, onTextShown, website, onWebsite } = props;
  const texts = useTexts(publicApplicationTexts);
  const hintId = useId();
  const isReady = form.valid && consent;
  const { doing } = journey;
  return (
    <form
      noValidate
      onPointerDownCapture={form.onPointerDownCapture}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isReady) journey.submit();
      }}
    >
      <Stack>
        <PublicFields form={form} readOnly={doing !== null} />
        <ConsentBox client={client} value={consent} onChange={onConsent} onTextShown={onTextShown} />
        <Honeypot value={website} onChange={onWebsite} />
        <RefusalAlert journey={journey} />
        <div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            full
            disabled={!isReady}
            loading={doing !== null}
            loadingText={doing === 'creating' ? texts.sendingApplication : texts.sendingCode}
            aria-describedby={isReady ? undefined : hintId}
          >
            {texts.continue}
          </Button>
          {!isReady && <Hint id={hintId}>{texts.incomplete}</Hint>}
        </div>
      </Stack>
    </form>
  );
};

const Hint = styled.p`
  margin-top: ${theme.space[3]};
  ${text('caption')}
  color: ${theme.color.text.secondary};
`;
