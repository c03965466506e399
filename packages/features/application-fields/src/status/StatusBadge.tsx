import type { ApplicationStatus } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Badge, type BadgeTone } from '@telve/ui';
import { applicationTexts } from '../texts';

const tones: Record<ApplicationStatus, BadgeTone> = {
  NewApplication: 'info',
  PendingPreApproval: 'warning',
  PreApproved: 'accent',
  PendingApproval: 'warning',
  AwaitingStoreOpening: 'info',
  Rejected: 'danger',
  Completed: 'success',
};

/** A status in words and colour (STAFF-15). */
export const StatusBadge = ({ status }: { status: ApplicationStatus }) => {
  const texts = useTexts(applicationTexts);
  return <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>;
};
