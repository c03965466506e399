import { useTexts } from '@telve/kit';
import { formatDateTime } from '@telve/locale';
import { Alert, Button, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { type Draft, draftFiles } from '../state/draft';
import { wizardSteps } from '../state/steps';
import { wizardTexts } from '../texts';

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

export interface DraftOfferProps {
  draft: Draft;
  onUse: () => void;
  onDrop: () => void;
}

/** Offers what was typed and chosen at the last visit (D-46). */
export const DraftOffer = ({ draft, onUse, onDrop }: DraftOfferProps) => {
  const texts = useTexts(wizardTexts);
  const step = wizardSteps.indexOf(draft.step) + 1;
  return (
    <Alert
      tone="info"
      title={texts.draftTitle}
      action={
        <Answers>
          <Button variant="ghost" size="sm" onClick={onDrop}>
            {texts.draftDrop}
          </Button>
          <Button variant="secondary" size="sm" onClick={onUse}>
            {texts.draftUse}
          </Button>
        </Answers>
      }
    >
      {texts.draftText(formatDateTime(draft.savedAt), step, draftFiles(draft))}
    </Alert>
  );
};
