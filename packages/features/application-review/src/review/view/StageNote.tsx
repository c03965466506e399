import { useTexts } from '@telve/kit';
import { Alert, Button, Spinner, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../../texts';

interface StageNoteProps {
  text: string;
  busy?: boolean;
}

/** In the place of the document: that it is being opened, or that there is nothing to show. */
export function StageNote({ text: words, busy = false }: StageNoteProps) {
  return (
    <Note role="status">
      {busy && <Spinner />}
      {words}
    </Note>
  );
}

/** The document could not be opened; another try begins with fresh links. */
export function StageFailure({ onRetry }: { onRetry: () => void }) {
  const { view: texts } = useTexts(applicationReviewTexts);
  return (
    <Alert
      tone="danger"
      title={texts.failedTitle}
      action={
        <Button size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failedText}
    </Alert>
  );
}

const Note = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-height: 160px;
  ${text('label')}
  color: ${theme.color.text.secondary};
`;
