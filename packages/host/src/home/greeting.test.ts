import { expect, it } from 'vitest';
import { dayPart, givenName } from './greeting';

it.each([
  ['2026-11-27T01:59:00Z', 'night'],
  ['2026-11-27T02:00:00Z', 'morning'],
  ['2026-11-27T08:59:00Z', 'morning'],
  ['2026-11-27T09:00:00Z', 'day'],
  ['2026-11-27T15:00:00Z', 'evening'],
  ['2026-11-27T19:00:00Z', 'night'],
] as const)('greets at %s as in the %s of Istanbul', (moment, part) => {
  expect(dayPart(new Date(moment))).toBe(part);
});

it('greets by the first name', () => {
  expect(givenName('  Ayşe Nur Yılmaz')).toBe('Ayşe');
  expect(givenName('')).toBe('');
});
