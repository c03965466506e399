import { mayEdit } from '@telve/api';
import { StatusBadge } from '@telve/application-fields';
import { usePageName, useTexts } from '@telve/kit';
import { formatDateTime } from '@telve/locale';
import { Badge, PageHead } from '@telve/ui';
import { applicationReviewTexts } from '../texts';
import type { BodyProps } from './ApplicationBody';
import { FullActions } from './actions/FullActions';
import { PreActions } from './actions/PreActions';

/** Store, status, and only those actions that the status allows (STAFF-18 to STAFF-28, STAFF-41). */
export function ApplicationHead({ application, held, change, saving }: Omit<BodyProps, 'onOpenDocument'>) {
  const { head } = useTexts(applicationReviewTexts);
  usePageName(application.storeName);
  const mode = held.isLate ? 'nothing' : mayEdit('staff', application.status);
  const props = { application, change, saving };
  return (
    <PageHead
      title={application.storeName}
      status={
        <>
          <StatusBadge status={application.status} />
          {application.documentsWanted && <Badge tone="warning">{head.wanted}</Badge>}
        </>
      }
      identity={head.received(application.id, formatDateTime(application.creationDate))}
      actions={
        mode === 'pre-application' ? <PreActions {...props} /> : mode === 'all' ? <FullActions {...props} /> : undefined
      }
    />
  );
}
