import type { MerchantApplication } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { formatDateTime } from '@telve/locale';
import { Alert, Button } from '@telve/ui';
import type { Held } from '../data/useHeld';
import { applicationReviewTexts } from '../texts';

/** Why nothing can be done here: somebody else was first, or the status waits for others (STAFF-28, STAFF-41). */
export function Notices({ application, held }: { application: MerchantApplication; held: Held }) {
  const texts = useTexts(applicationReviewTexts);
  const { statuses } = useTexts(applicationTexts);
  const { status, documentsWanted, history } = application;
  if (held.isLate) {
    const last = history?.at(-1);
    const { by, someone, kept, notice, show } = texts.taken;
    return (
      <Alert
        tone="warning"
        announce
        title={notice(statuses[status])}
        action={
          <Button size="sm" onClick={held.release}>
            {show}
          </Button>
        }
      >
        {last && `${by(last.by ?? someone, formatDateTime(last.at), statuses[status])} `}
        {kept}
      </Alert>
    );
  }
  const { readOnly } = texts;
  if (status in readOnly && status !== 'PendingApproval') {
    return <Alert tone={status === 'Rejected' ? 'warning' : 'info'}>{readOnly[status as 'PreApproved']}</Alert>;
  }
  return documentsWanted ? <Alert tone="info">{readOnly.wanted}</Alert> : null;
}
