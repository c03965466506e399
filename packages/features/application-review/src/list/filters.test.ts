import { expect, it } from 'vitest';
import { applicationReviewTexts } from '../texts';
import { applicationDays, applicationFilterKinds } from './filters';

it('limits the start by today and both by one year ahead, leap day included (STAFF-08, STAFF-10, D-21)', () => {
  const { limits } = applicationDays(applicationReviewTexts.defaults, '2028-02-29');
  expect(limits).toEqual({ startMax: '2028-02-29', max: '2029-02-28' });
});

it('takes exactly the seven statuses out of the address (STAFF-15)', () => {
  expect(applicationFilterKinds.status).toEqual([
    'NewApplication',
    'PendingPreApproval',
    'PreApproved',
    'PendingApproval',
    'AwaitingStoreOpening',
    'Rejected',
    'Completed',
  ]);
});
