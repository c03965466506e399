import type { Role } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { panelUserRow } from '../../testing/panelUsers';
import { emptyPanelUser, type ScopeValues } from '../form/mapping';
import { learnNames } from '../form/valueWords';
import { panelUserTexts } from '../texts';
import { accessOf } from './access';

const names = learnNames({ companies: new Map(), venues: new Map() }, panelUserRow());
const one: ScopeValues = { companyId: '1', venueId: '12', allVenue: false };
const linesOf = (role: Role | '', scope = one) =>
  accessOf({ ...emptyPanelUser, role, scope }, names, panelUserTexts.defaults);
const granted = (role: Role) => linesOf(role).flatMap(({ may, words }) => (may ? [words] : []));

describe('the access of a role', () => {
  it('is everything for an admin', () => {
    expect(linesOf('PanelUser').every(({ may }) => may)).toBe(true);
    expect(linesOf('PanelUser')[0]?.words).toBe('Bütün iş yerleri ve mağazalar');
  });

  it('is, for a venue user, what the contract lets it call', () => {
    expect(granted('PanelVenueUser')).toEqual([
      '1 mağaza: Kırık Fincan Bebek',
      'Mağaza listesi',
      'Mağaza kullanıcıları',
      'Panel kullanıcılarını görme',
    ]);
  });

  it('is the scope alone for a report user and the own application for an applicant', () => {
    expect(granted('PanelReportUser')).toEqual(['1 mağaza: Kırık Fincan Bebek']);
    expect(granted('AppliedMerchantUser')).toEqual(['Yalnız kendi başvurusu']);
  });
});

it('names the scope, or what is missing of it', () => {
  const scopeOf = (part: Partial<ScopeValues>) => linesOf('PanelVenueUser', { ...one, ...part })[0];
  expect(scopeOf({ allVenue: true })).toEqual({ may: true, words: 'Kırık Fincan Gıda Ltd. Şti., tüm mağazalar' });
  expect(scopeOf({ companyId: '' })).toEqual({ may: false, words: 'İş yeri seçilmedi' });
  expect(scopeOf({ venueId: '' })).toEqual({ may: false, words: 'Mağaza seçilmedi' });
});

it('is empty while no role is chosen', () => {
  expect(linesOf('')).toEqual([]);
});
