import type { RadarItem } from '@telve/api';
import { expect, it } from 'vitest';
import { radarTexts } from './texts';
import { endOf, extendWords, factOf, isNear } from './words';

const texts = radarTexts.defaults;
const today = '2026-11-28';
const item = (part: Partial<RadarItem> = {}): RadarItem => ({
  kind: 'campaign',
  id: 1,
  name: 'Öğle kahvesi',
  endDate: '2026-11-29',
  endTime: null,
  codesLeft: null,
  ...part,
});

it('says what ends, and how many codes are left', () => {
  expect(factOf(item({ codesLeft: 1682 }), texts)).toBe('Kampanya · 1.682 kod kaldı');
  expect(factOf(item({ kind: 'merchantCampaign' }), texts)).toBe('Mağaza kampanyası');
});

it('says when: today by name, a busy time with its hour, else the day', () => {
  expect(endOf(item({ endDate: today }), texts, today)).toBe('Bugün');
  expect(endOf(item({ kind: 'busy', endDate: today, endTime: '17:30' }), texts, today)).toBe('Bugün 17:30');
  expect(endOf(item({ kind: 'busy', endTime: '09:00' }), texts, today)).toBe('29.11.2026 09:00');
  expect(endOf(item(), texts, today)).toBe('29.11.2026');
});

it('asks for attention up to three days ahead', () => {
  expect(['2026-11-28', '2026-12-01', '2026-12-02'].map((endDate) => isNear({ ...item(), endDate }, today))).toEqual([
    true,
    true,
    false,
  ]);
});

it('extends a time, or a state of a venue', () => {
  expect([extendWords(item(), texts), extendWords(item({ kind: 'holiday' }), texts)]).toEqual(['Süreyi uzat', 'Uzat']);
});
