import { describe, expect, it } from 'vitest';
import type { WorkplaceNames } from '../../shared/names';
import { adminRow, panelUserRow } from '../../testing/panelUsers';
import { panelUserTexts } from '../texts';
import { toValues } from './mapping';
import { learnNames, valueWords } from './valueWords';

const noNames = (): WorkplaceNames => ({ companies: new Map(), venues: new Map() });
const words = valueWords(learnNames(noNames(), panelUserRow()), panelUserTexts.defaults);
const { scope } = toValues(panelUserRow());

describe('a value of the comparison', () => {
  it('is told by role, company and venue names', () => {
    expect(words('role', 'PanelReportUser')).toBe('Rapor kullanıcısı');
    expect(words('scope', scope)).toBe('Kırık Fincan Gıda Ltd. Şti. · Kırık Fincan Bebek');
    expect(words('scope', { ...scope, allVenue: true })).toBe('Kırık Fincan Gıda Ltd. Şti. · Tüm mağazalar');
    expect(words('active', true)).toBe('Aktif');
    expect(words('active', false)).toBe('Pasif');
  });

  it('is a dash without a company', () => {
    expect(words('scope', toValues(adminRow()).scope)).toBe('—');
  });

  it('is left to the usual words where it is a text', () => {
    expect(words('firstName', 'Ömer')).toBeUndefined();
  });

  it('shows the number of what nobody told the name of', () => {
    expect(valueWords(noNames(), panelUserTexts.defaults)('scope', scope)).toBe('1 · 12');
  });
});
