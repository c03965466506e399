import type { ApplicationStatus } from './values';

/** Who acts on an application: staff, or the applicant it belongs to. */
export type ApplicationActor = 'staff' | 'applicant';

const changes: Record<ApplicationActor, Partial<Record<ApplicationStatus, readonly ApplicationStatus[]>>> = {
  staff: {
    NewApplication: ['PendingPreApproval', 'PreApproved', 'Rejected'],
    PendingPreApproval: ['PreApproved', 'Rejected'],
    PendingApproval: ['Completed', 'Rejected', 'AwaitingStoreOpening'],
    AwaitingStoreOpening: ['Completed', 'Rejected'],
  },
  applicant: { PreApproved: ['PendingApproval'] },
};

/** The statuses that may follow one, for one actor (D-40). */
export const allowedChanges = (actor: ApplicationActor, from: ApplicationStatus): readonly ApplicationStatus[] =>
  changes[actor][from] ?? [];

/** True for a change of D-40; the same status again is none. */
export const mayChangeStatus = (actor: ApplicationActor, from: ApplicationStatus, to: ApplicationStatus): boolean =>
  allowedChanges(actor, from).includes(to);

/**
 * What may be saved in a status (D-41): the five pre-application fields, everything, or nothing. Documents that were sent
 * back may be replaced besides.
 */
export const mayEdit = (actor: ApplicationActor, status: ApplicationStatus): 'pre-application' | 'all' | 'nothing' => {
  if (actor === 'applicant') return status === 'PreApproved' ? 'all' : 'nothing';
  if (status === 'NewApplication' || status === 'PendingPreApproval') return 'pre-application';
  return status === 'PendingApproval' ? 'all' : 'nothing';
};
