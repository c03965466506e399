import type { ApiError } from '@telve/api';
import { useTexts } from '@telve/kit/read';
import { Alert, Button } from '@telve/ui/charts';
import { isForbidden } from './reads';
import { type ReportWidgetTexts, reportWidgetTexts } from './texts';

const sentence = (error: ApiError, texts: ReportWidgetTexts): string => {
  if (isForbidden(error)) return texts.forbidden;
  return error.status === 401 ? texts.ended : texts.failed;
};

/** Why a report is not there, inside its widget, with another try where one could help. */
export function WidgetFault({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const texts = useTexts(reportWidgetTexts);
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  return (
    <Alert tone="danger" action={isForbidden(error) ? undefined : retry}>
      {sentence(error, texts)}
    </Alert>
  );
}
