import { endUser } from '@telve/testing';
import { expect, it } from 'vitest';
import { endUserTexts } from '../texts';
import { cancelReason } from './cancelReason';

const texts = endUserTexts.defaults.cancel;
const reason = (over: Parameters<typeof endUser>[0]) => cancelReason(endUser(over), texts);

it('has none where there is a plan and the server lets it go (SUP-14)', () => {
  expect(reason({})).toBeNull();
});

it.each([{ canUserRemovable: false }, { hasSubscriptionPlan: false }])(
  'is the server’s message for %j (SUP-14)',
  (over) => {
    expect(reason({ ...over, userRemovableStatusMessage: 'Şu an olmaz.' })).toBe('Şu an olmaz.');
  },
);

it('is said in own words where the server says nothing', () => {
  expect(reason({ hasSubscriptionPlan: false })).toBe('Üyenin iptal edilecek bir aboneliği yok.');
  expect(reason({ canUserRemovable: false, userRemovableStatusMessage: ' ' })).toBe(
    'Bu abonelik şu anda iptal edilemez.',
  );
});
