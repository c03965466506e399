import type { ApplicationGap, ApplicationStep } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { Alert, Button } from '@telve/ui';
import type { WizardStep } from '../state/steps';
import { wizardTexts } from '../texts';

export interface GapsProps {
  gaps: readonly ApplicationGap[];
  onStep: (step: WizardStep) => void;
}

/** Why Onayla does not work yet, and the steps where it is mended (D-46). */
export const Gaps = ({ gaps, onStep }: GapsProps) => {
  const texts = useTexts(wizardTexts);
  const { steps } = useTexts(applicationTexts);
  const open: ApplicationStep[] = [...new Set(gaps.map(({ step }) => step))];
  return (
    <Alert tone="warning" title={texts.gapsTitle}>
      {texts.gapsText}{' '}
      {open.map((step) => (
        <Button key={step} variant="ghost" size="sm" onClick={() => onStep(step)}>
          {steps[step]}
        </Button>
      ))}
    </Alert>
  );
};
