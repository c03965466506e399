import { useSearchState } from '@telve/kit';
import { useCallback } from 'react';
import { isWizardStep, type WizardStep } from './steps';

export interface StepControl {
  /** The step to show. Left out: the host's address holds it, else the wizard itself. */
  step?: WizardStep;
  onStepChange?: (step: WizardStep) => void;
}

/** The step that is asked for, so that the browser's Back goes one step, and how to ask for another. */
export const useWizardStep = ({
  step,
  onStepChange,
}: StepControl): readonly [WizardStep, (step: WizardStep, replace?: boolean) => void] => {
  const [asked, setAsked] = useSearchState('step');
  const go = useCallback(
    (next: WizardStep, replace = false) => {
      onStepChange?.(next);
      if (step === undefined) setAsked(next, replace ? 'replace' : 'push');
    },
    [onStepChange, setAsked, step],
  );
  return [step ?? (isWizardStep(asked) ? asked : 'company'), go];
};
