import type { MerchantApplication } from '@telve/api';
import { StatusBadge, storedDocuments, toValues } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { Alert, theme } from '@telve/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { phaseOf } from '../state/phase';
import { wizardTexts } from '../texts';
import { Summary } from './Summary';
import { WizardFrame } from './WizardFrame';

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  margin-top: ${theme.space[5]};

  & > :first-child { justify-self: start; }
`;

/** An application that cannot be changed: its state in words, and what was handed in (WIZ-15 to WIZ-17, WIZ-65). */
export const Standing = ({ application }: { application: MerchantApplication }) => {
  const texts = useTexts(wizardTexts);
  const values = useMemo(() => toValues(application), [application]);
  const phase = phaseOf(application);
  const words = {
    early: { title: texts.earlyTitle, lead: texts.earlyText, tone: 'info' as const },
    review: { title: texts.reviewTitle, lead: texts.reviewText, tone: 'info' as const },
    rejected: { title: texts.rejectedTitle, lead: texts.rejectedText, tone: 'warning' as const },
    completed: { title: texts.completedTitle, lead: texts.completedText, tone: 'success' as const },
  };
  const closed = application.status === 'Rejected' ? words.rejected : words.completed;
  const said = phase === 'early' || phase === 'review' ? words[phase] : closed;
  return (
    <WizardFrame
      subtitle={texts.subtitle(application.storeName, application.id)}
      step="approval"
      reached="approval"
      locked
      notes={{ approval: phase === 'closed' ? texts.stepClosed : texts.stepReview }}
      title={said.title}
    >
      <Stack>
        <StatusBadge status={application.status} />
        <Alert tone={said.tone}>
          {said.lead} {phase === 'review' && texts.reviewLocked}
        </Alert>
        {phase !== 'early' && <Summary values={values} stored={storedDocuments(application)} />}
      </Stack>
    </WizardFrame>
  );
};
