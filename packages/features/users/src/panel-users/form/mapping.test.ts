import { faultsOf, panelUserRules } from '@telve/api/rules';
import { describe, expect, it } from 'vitest';
import { adminRow, panelUserRow } from '../../testing/panelUsers';
import { emptyPanelUser, fieldOf, type PanelUserValues, toCreate, toUpdate, toValues } from './mapping';

const filled: PanelUserValues = {
  firstName: 'Ömer Faruk',
  lastName: 'Işık',
  email: 'omer@kirikfincan.example',
  role: 'PanelVenueUser',
  scope: { companyId: '1', venueId: '12', allVenue: false },
  active: true,
};

const faults = (values: PanelUserValues) =>
  faultsOf(panelUserRules.create, toCreate(values)).map(({ field, code }) => `${fieldOf(field)} ${code}`);

describe('the body of the add call', () => {
  it('has the eight fields of the entity without the id (PU-33)', () => {
    expect(toCreate(filled)).toEqual({
      firstName: 'Ömer Faruk',
      lastName: 'Işık',
      email: 'omer@kirikfincan.example',
      role: 'PanelVenueUser',
      companyId: 1,
      venueId: 12,
      allVenue: false,
      active: true,
    });
  });

  it('says all venues in both ways: venueId 0 and allVenue true (PU-18, PU-19)', () => {
    const scope = { ...filled.scope, allVenue: true };
    expect(toCreate({ ...filled, scope })).toMatchObject({ companyId: 1, venueId: 0, allVenue: true });
  });

  it.each(['PanelUser', 'AppliedMerchantUser'] as const)('has no company and no venue for %s (D-28)', (role) => {
    expect(toCreate({ ...filled, role })).toMatchObject({ companyId: null, venueId: 0, allVenue: true });
  });
});

it('leaves the e-mail out of the body of the update call (PU-15, PU-34)', () => {
  const { email: _, ...rest } = toCreate(filled);
  expect(toUpdate(4, filled)).toEqual({ id: 4, ...rest });
});

describe('the stored record', () => {
  it('leads to the values and back (PU-11 to PU-20)', () => {
    expect(toValues(panelUserRow())).toEqual(filled);
    expect(toUpdate(4, toValues(panelUserRow()))).toEqual(toUpdate(4, filled));
  });

  it('of an admin starts another role without all venues: rights are given on purpose (PU-23)', () => {
    expect(toValues(adminRow()).scope).toEqual({ companyId: '', venueId: '', allVenue: false });
  });
});

describe('what is missing', () => {
  it('is said of an empty form (PU-24, PU-26, PU-28)', () => {
    expect(faults(emptyPanelUser)).toEqual([
      'firstName required',
      'lastName required',
      'email required',
      'role required',
    ]);
  });

  it('is the company, and the venue unless all are taken (D-28)', () => {
    const scope = { companyId: '', venueId: '', allVenue: false };
    expect(faults({ ...filled, scope })).toEqual(['scope.companyId required', 'scope.venueId required']);
    expect(faults({ ...filled, scope: { companyId: '1', venueId: '', allVenue: true } })).toEqual([]);
  });

  it('is nothing for an admin (PU-22)', () => {
    expect(faults({ ...filled, role: 'PanelUser', scope: emptyPanelUser.scope })).toEqual([]);
  });
});
