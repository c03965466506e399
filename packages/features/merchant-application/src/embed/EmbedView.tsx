import { useDirty } from '@telve/kit';
import { useState } from 'react';
import type { Step } from '../public/journey/state';
import { PublicApplication } from '../public/PublicApplication';
import { WizardPage } from '../wizard/WizardPage';
import { EmbedFoot } from './EmbedFoot';
import type { EmbedEvents, ViewOptions } from './types';

export type EmbedViewProps = ViewOptions & EmbedEvents;

/** The form, its e-mail code and its end; at the end its own button leads out. */
const Apply = ({ onStepChange, onSubmitted, onExit, onError }: EmbedEvents) => {
  const [step, setStep] = useState<Step>('form');
  const [unsaved, setUnsaved] = useState(false);
  useDirty(unsaved);
  const show = (next: Step) => {
    setStep(next);
    onStepChange?.(next);
  };
  return (
    <>
      <PublicApplication
        onStep={show}
        onSubmitted={() => onSubmitted?.()}
        onLeave={onExit}
        onError={onError}
        onUnsavedChange={setUnsaved}
      />
      <EmbedFoot onExit={step === 'done' ? undefined : onExit} />
    </>
  );
};

/** The view that was asked for. Throws when the wizard is asked for without an e-mail. */
export const EmbedView = ({ view = 'apply', email, step, templateUrl, ...events }: EmbedViewProps) => {
  if (view === 'apply') return <Apply {...events} />;
  if (!email) throw new Error('view="wizard" needs the e-mail of the signed-in applicant: pass email="…".');
  const { onStepChange, onSubmitted, onExit, onError } = events;
  return (
    <>
      <WizardPage {...{ email, step, templateUrl, onStepChange, onSubmitted, onError }} />
      <EmbedFoot onExit={onExit} />
    </>
  );
};
