import type { ApplicationStatus, MerchantApplication } from '@telve/api';

/** What an applicant may do: fill in, wait, upload single documents anew, or read what became of it. */
export type Phase = 'early' | 'open' | 'review' | 'documents' | 'closed';

const phases: Record<ApplicationStatus, Phase> = {
  NewApplication: 'early',
  PendingPreApproval: 'early',
  PreApproved: 'open',
  PendingApproval: 'review',
  AwaitingStoreOpening: 'review',
  Rejected: 'closed',
  Completed: 'closed',
};

/**
 * The phase of an application (WIZ-15, WIZ-64, WIZ-65, D-45). Documents that were sent back open again while the
 * application waits for approval; a back end without that capability never says so.
 */
export const phaseOf = ({
  status,
  documentsWanted,
  documents,
}: Pick<MerchantApplication, 'status' | 'documentsWanted' | 'documents'>): Phase => {
  const isWanted = documentsWanted && documents?.some(({ verdict }) => verdict === 'Again');
  return status === 'PendingApproval' && isWanted ? 'documents' : phases[status];
};
