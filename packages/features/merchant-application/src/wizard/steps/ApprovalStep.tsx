import { type ApplicationDocument, applicationGaps } from '@telve/api';
import { type ApplicationValues, stateOfValues } from '@telve/application-fields';
import { useFormBusy, useTexts } from '@telve/kit';
import { Alert, Button, theme } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Gaps } from '../parts/Gaps';
import { StepBar } from '../parts/StepBar';
import { Summary } from '../parts/Summary';
import type { WizardStep } from '../state/steps';
import type { Sending } from '../state/useSaveProgress';
import { wizardTexts } from '../texts';

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[7]};
`;

export interface ApprovalStepProps {
  values: ApplicationValues;
  stored: ReadonlySet<ApplicationDocument>;
  sending: Sending;
  onStep: (step: WizardStep) => void;
  onBack?: () => void;
}

/** The last look at everything, and Onayla (WIZ-14). It works once the five steps are complete (D-46). */
export const ApprovalStep = ({ values, stored, sending, onStep, onBack }: ApprovalStepProps) => {
  const texts = useTexts(wizardTexts);
  const saving = useFormBusy();
  const busy = saving || sending.handingIn;
  const gaps = applicationGaps(stateOfValues(values, stored), 'applicant');
  const root = useRef<HTMLDivElement>(null);
  const isStopped = useRef(false);
  useEffect(() => {
    if (busy || !isStopped.current) return;
    isStopped.current = false;
    // The button that was pressed is gone; sending again is what comes next.
    root.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }, [busy]);
  const stop = () => {
    isStopped.current = true;
    sending.stop();
  };
  return (
    <Stack ref={root}>
      {busy && (
        <Alert
          tone="info"
          title={texts.sending}
          action={
            saving && (
              <Button size="sm" onClick={stop}>
                {texts.stop}
              </Button>
            )
          }
        >
          {texts.sendingText}
        </Alert>
      )}
      {gaps.length > 0 && !busy && <Gaps gaps={gaps} onStep={onStep} />}
      <Summary
        values={values}
        stored={stored}
        shares={busy ? sending.shares : undefined}
        onEdit={busy ? undefined : onStep}
      />
      <StepBar onBack={busy ? undefined : onBack}>
        <Button type="submit" variant="primary" disabled={gaps.length > 0} loading={busy} loadingText={texts.approving}>
          {texts.approve}
        </Button>
      </StepBar>
    </Stack>
  );
};
