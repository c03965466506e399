import type { ApplicationDocument, MerchantApplication } from '@telve/api';
import { type ApplicationValues, applicationTexts, stateOfValues, toValues } from '@telve/application-fields';
import { same, useConfirm, useFormBusy, useFormValues, useSetFormValue, useTexts, useVerifyFields } from '@telve/kit';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DraftChoice } from './parts/DraftChoice';
import { DraftOffer } from './parts/DraftOffer';
import { WizardFrame } from './parts/WizardFrame';
import { incompleteSteps, stepBeside, stepFields, type WizardStep } from './state/steps';
import type { DraftControl } from './state/useDraft';
import type { Sending } from './state/useSaveProgress';
import { useStepFocus } from './state/useStepFocus';
import { StepPage } from './steps/StepPage';
import { wizardTexts } from './texts';

const Held = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** What the form around asks of its steps. */
export interface WizardMoves {
  /** Checks the step and goes on when it is good; else the first faulty field has the focus. */
  next(): Promise<void>;
  /** Takes the chosen files out of their slots: they were saved. */
  forgetFiles(): void;
}

export interface WizardBodyProps {
  moves: Ref<WizardMoves>;
  application: MerchantApplication;
  stored: ReadonlySet<ApplicationDocument>;
  step: WizardStep;
  reached: WizardStep;
  onStep: (step: WizardStep, replace?: boolean) => void;
  draft: DraftControl;
  sending: Sending;
  templateUrl?: string;
}

/** Stepper, the step on screen and the draft, inside the form. */
export const WizardBody = ({
  moves,
  application,
  stored,
  reached,
  onStep,
  draft,
  sending,
  ...rest
}: WizardBodyProps) => {
  const texts = useTexts(wizardTexts);
  const { steps } = useTexts(applicationTexts);
  const values = useFormValues<ApplicationValues>();
  const set = useSetFormValue();
  const verify = useVerifyFields();
  const confirm = useConfirm();
  const server = useMemo(() => toValues(application), [application]);
  const [taken, setTaken] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const isSaving = useFormBusy();
  const busy = isSaving || sending.handingIn;
  // What is being sent stays in sight, whatever the browser's Back says.
  const step = busy ? 'approval' : rest.step;
  const focusField = useStepFocus(frame, step);

  const next = async () => {
    if (step === 'approval') return;
    const [faulty] = await verify(stepFields[step]);
    if (faulty === undefined) onStep(stepBeside(step, 1));
    else focusField(faulty);
  };
  const forgetFiles = () => {
    for (const name of stepFields.documents) set(name, null);
  };
  useImperativeHandle(moves, () => ({ next, forgetFiles }));

  const { keep, drop } = draft;
  useEffect(() => {
    if (same(values, server)) drop();
    else keep(values, step);
  }, [values, server, step, keep, drop]);

  const focusTitle = () => frame.current?.querySelector<HTMLElement>('[data-step-title]')?.focus();
  const dropDraft = async () => {
    const question = { title: texts.draftDropTitle, text: texts.draftDropText };
    if (!(await confirm({ ...question, confirmLabel: texts.draftDrop, tone: 'danger' }))) return;
    draft.settle(false);
    focusTitle();
  };
  const takeDraft = () => {
    if (!draft.found) return;
    for (const [name, value] of Object.entries(draft.found.values)) set(name, value);
    onStep(draft.found.step, true);
    // Sections that remember what they began with begin anew.
    setTaken((count) => count + 1);
    draft.settle(true);
    focusTitle();
  };

  return (
    <div ref={frame}>
      <WizardFrame
        subtitle={texts.subtitle(application.storeName, application.id)}
        step={step}
        reached={reached}
        locked={busy}
        notes={Object.fromEntries(
          incompleteSteps(stateOfValues(values, stored), reached, step).map((name) => [name, texts.missing]),
        )}
        title={steps[step]}
        lead={texts.leads[step]}
        onStep={onStep}
        aside={<DraftChoice draft={draft} />}
        notice={draft.found && <DraftOffer draft={draft.found} onUse={takeDraft} onDrop={() => void dropDraft()} />}
      >
        {/* Typed before the draft is answered, it would be kept nowhere. */}
        <Held disabled={!draft.isSettled}>
          <StepPage
            {...rest}
            key={taken}
            step={step}
            sending={sending}
            application={application}
            values={values}
            stored={stored}
            held={!draft.isSettled}
            onStep={onStep}
            onBack={step === 'company' ? undefined : () => onStep(stepBeside(step, -1))}
          />
        </Held>
      </WizardFrame>
    </div>
  );
};
