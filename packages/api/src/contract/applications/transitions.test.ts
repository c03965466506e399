import { describe, expect, it } from 'vitest';
import { allowedChanges, mayChangeStatus, mayEdit } from './transitions';
import { applicationStatuses } from './values';

describe('changes of status', () => {
  it.each([
    ['NewApplication', ['PendingPreApproval', 'PreApproved', 'Rejected']],
    ['PendingPreApproval', ['PreApproved', 'Rejected']],
    ['PreApproved', []],
    ['PendingApproval', ['Completed', 'Rejected', 'AwaitingStoreOpening']],
    ['AwaitingStoreOpening', ['Completed', 'Rejected']],
    ['Rejected', []],
    ['Completed', []],
  ] as const)('staff leads %s to %j (STAFF-17, D-40)', (from, to) => {
    expect(allowedChanges('staff', from)).toEqual(to);
  });

  it('an applicant hands in what is pre-approved, and changes nothing else (D-40)', () => {
    const changes = applicationStatuses.flatMap((from) =>
      applicationStatuses.filter((to) => mayChangeStatus('applicant', from, to)).map((to) => `${from} ${to}`),
    );
    expect(changes).toEqual(['PreApproved PendingApproval']);
  });

  it('never leads a status to itself', () => {
    const same = applicationStatuses.filter((one) =>
      ['staff', 'applicant'].some((who) => mayChangeStatus(who as 'staff', one, one)),
    );
    expect(same).toEqual([]);
  });
});

describe('what may be saved', () => {
  it('is the pre-application, then everything, for staff (STAFF-18, STAFF-26, D-41)', () => {
    expect(applicationStatuses.map((status) => mayEdit('staff', status))).toEqual([
      'pre-application',
      'pre-application',
      'nothing',
      'all',
      'nothing',
      'nothing',
      'nothing',
    ]);
  });

  it('is everything in PreApproved alone for the applicant (WIZ-15, WIZ-64)', () => {
    expect(applicationStatuses.filter((status) => mayEdit('applicant', status) === 'all')).toEqual(['PreApproved']);
  });
});
