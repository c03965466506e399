import { type ApplicationStatus, applicationStatuses, type StoredDocument } from '@telve/api';
import { expect, it } from 'vitest';
import { phaseOf } from './phase';

it('opens the wizard in PreApproved only (WIZ-15, WIZ-64, WIZ-65)', () => {
  expect(Object.fromEntries(applicationStatuses.map((status) => [status, phaseOf({ status })]))).toEqual({
    NewApplication: 'early',
    PendingPreApproval: 'early',
    PreApproved: 'open',
    PendingApproval: 'review',
    AwaitingStoreOpening: 'review',
    Rejected: 'closed',
    Completed: 'closed',
  });
});

it('opens single documents that were sent back, while the application waits for approval and not else (WIZ-15)', () => {
  const documents = [{ document: 'contract', verdict: 'Again' } as StoredDocument];
  const phases = (status: ApplicationStatus) => phaseOf({ status, documentsWanted: true, documents });
  const open = applicationStatuses.filter((status) => phases(status) === 'documents');
  expect(open).toEqual(['PendingApproval']);
  expect(phaseOf({ status: 'PendingApproval', documentsWanted: false })).toBe('review');
  expect(phaseOf({ status: 'PendingApproval', documentsWanted: true })).toBe('review');
});
