import type { MerchantApplication } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { Card, Timeline } from '@telve/ui';
import { applicationReviewTexts } from '../texts';
import { historyEntries } from './entries';

/** What happened to the application; absent where the back end keeps no history. */
export function HistoryCard({ application }: { application: MerchantApplication }) {
  const texts = useTexts(applicationReviewTexts);
  const { statuses } = useTexts(applicationTexts);
  if (!application.history?.length) return null;
  return (
    <Card title={texts.history.title}>
      <Timeline label={texts.history.title} entries={historyEntries(texts, statuses, application, today())} />
    </Card>
  );
}
