import { faultsOf, merchantUserRules } from '@telve/api/rules';
import { describe, expect, it } from 'vitest';
import { merchantUserRow, waitingUserRow } from '../../testing/merchantUsers';
import { fieldOf, type MerchantUserValues, newMerchantUser, toCreate, toUpdate, toValues } from './mapping';

const values = (part: Partial<MerchantUserValues> = {}): MerchantUserValues => ({
  email: 'a@kirikfincan.example',
  role: 'ReaderUser',
  place: { companyId: '1', venueId: '11' },
  active: true,
  ...part,
});

it('starts empty, or with the own company and the own venue (MU-24)', () => {
  const nobody = { email: '', role: '', place: { companyId: '', venueId: '' }, active: true };
  expect(newMerchantUser(null)).toEqual(nobody);
  expect(newMerchantUser({ companyId: 1, venueId: 0 }).place).toEqual({ companyId: '1', venueId: '' });
  expect(newMerchantUser({ companyId: 1, venueId: 12 }).place).toEqual({ companyId: '1', venueId: '12' });
});

it('leads from the record to the values (MU-11, MU-12, MU-13, MU-14)', () => {
  expect(toValues(merchantUserRow())).toEqual({
    email: 'hakan.yilmaz@kirikfincan.example',
    role: 'ReaderUserVenueOwner',
    place: { companyId: '1', venueId: '11' },
    active: true,
  });
  expect(toValues(waitingUserRow()).place).toEqual({ companyId: '', venueId: '' });
});

it('adds with e-mail, role, company and venue (MU-28), updates without the e-mail (MU-29, D-32)', () => {
  const place = { role: 'ReaderUser', companyId: 1, venueId: 11 };
  expect(toCreate(values())).toEqual({ email: 'a@kirikfincan.example', ...place });
  expect(toUpdate(7, values({ active: false }))).toEqual({ id: 7, ...place, active: false });
});

describe('the rules', () => {
  const faults = (part: Partial<MerchantUserValues>) =>
    faultsOf(merchantUserRules.create, toCreate(values(part))).map(({ field, code }) => `${fieldOf(field)}: ${code}`);

  it.each([
    ['', 'email: required'],
    [`${'a'.repeat(256)}@b.example`, 'email: max_length'],
    ['abc', 'email: email'],
  ])('refuse the e-mail “%s” (MU-20)', (email, fault) => {
    expect(faults({ email })).toEqual([fault]);
  });

  it('want role, company and venue (MU-23)', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ role: '', place: { companyId: '', venueId: '' } })).toEqual([
      expect.stringMatching(/^role: /),
      'place.companyId: required',
      'place.venueId: required',
    ]);
  });
});
