'use client';
import type { Client } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useClient, useTexts } from '@telve/kit';
import { useEffect, useRef, useState } from 'react';
import { applyMessage } from './form/messages';
import { usePublicForm } from './form/usePublicForm';
import type { PublicValues } from './form/values';
import type { Refusal } from './journey/refusals';
import type { Step } from './journey/state';
import { useJourney } from './journey/useJourney';
import { CodeStep } from './steps/CodeStep';
import { DoneStep } from './steps/DoneStep';
import { FormStep } from './steps/FormStep';
import { Stack } from './steps/layout';
import { StepBars } from './steps/StepBars';
import { publicApplicationTexts } from './texts';
import { useUnsaved } from './useUnsaved';

export interface PublicApplicationProps {
  /** Default: the client of the TelveProvider above. With it a UiRoot above is enough. */
  client?: Client;
  /** The application has been handed in. */
  onSubmitted?: (values: PublicValues) => void;
  /** A call was refused or failed. The page has said it already. */
  onError?: (error: unknown) => void;
  /** Another step is shown. */
  onStep?: (step: Step) => void;
  /** Something typed would be lost, or no longer. With it the page itself does not ask before it is left. */
  onUnsavedChange?: (unsaved: boolean) => void;
  /** Leads away from the success screen; without it there is no button. */
  onLeave?: () => void;
  /** Level of the steps' headings. Default 2. */
  headingLevel?: 1 | 2;
}

/**
 * The public application in three steps: form, e-mail code, success (APP-01). Going back keeps everything typed; what fails
 * is told at its place and can be tried again. Throws without a `client` and without a TelveProvider.
 */
export const PublicApplication = ({ client, ...props }: PublicApplicationProps) =>
  client ? <Application client={client} {...props} /> : <WithContext {...props} />;

const WithContext = (props: PublicApplicationProps) => <Application {...props} client={useClient()} />;

function Application(props: PublicApplicationProps & { client: Client }) {
  const { client, onSubmitted, onError, onStep, onLeave, headingLevel = 2 } = props;
  const texts = useTexts(publicApplicationTexts);
  const { fields } = useTexts(applicationTexts);
  const [consent, setConsent] = useState(false);
  const [contractVersion, setContractVersion] = useState<number>();
  const [website, setWebsite] = useState('');
  const form = usePublicForm({ call: 'create', labels: fields, message: applyMessage(texts, fields) });

  const onRefused = (refusal: Refusal, step: Step) => {
    if (refusal.kind === 'fields') form.refuse(refusal.faults);
    else if (step !== 'form') return;
    else if (refusal.kind === 'registered') form.refuseWith('email', texts.userExists);
    else if (refusal.kind === 'open') form.refuseWith('email', texts.applicationOpen);
  };
  const journey = useJourney({
    client,
    read: () => ({ values: form.values, website, contractVersion }),
    onRefused,
    onStep: (next) => onStep?.(next),
    onSubmitted: (values) => onSubmitted?.(values),
    onError: (error) => onError?.(error),
  });
  const { step } = journey;
  useUnsaved(form.dirty && step !== 'done', props.onUnsavedChange);

  const root = useRef<HTMLDivElement>(null);
  const told = useRef<Step>('form');
  useEffect(() => {
    if (told.current === step) return;
    told.current = step;
    // Back at the form the e-mail is what somebody wants to change.
    if (step === 'form') root.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [step]);
  const refusedField = step === 'form' && journey.refusal !== null;
  useEffect(() => {
    if (refusedField) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusedField]);

  const shared = { journey, email: form.values.email.trim(), level: headingLevel };
  return (
    <Stack ref={root}>
      <StepBars step={step} />
      {step === 'form' && (
        <FormStep
          {...{ client, form, journey, consent, website }}
          onConsent={setConsent}
          onTextShown={setContractVersion}
          onWebsite={setWebsite}
        />
      )}
      {step === 'code' && <CodeStep {...shared} />}
      {step === 'done' && <DoneStep {...shared} onLeave={onLeave} />}
    </Stack>
  );
}
