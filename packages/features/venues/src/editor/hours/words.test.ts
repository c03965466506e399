import { describe, expect, it } from 'vitest';
import type { DayHours } from '../form/values';
import { venueEditorTexts } from '../texts';
import { comingWeek } from './coming';
import { shut } from './week';
import { groupedDays, lengthWords, nowWords, spillWords } from './words';

const texts = venueEditorTexts.defaults;
const open = (openHour: string, closeHour: string): DayHours => ({ isOpen: true, openHour, closeHour });
const usual = open('08:00', '21:00');
const week = [usual, usual, usual, usual, open('08:00', '02:00'), open('09:30', '02:30'), shut];
/** 27 November 2026 is a Friday. */
const told = (at: string, days: readonly DayHours[] = week) =>
  nowWords(comingWeek(days, new Date(`${at}:00+03:00`)), texts.hours);

describe('what a member is told of the hours (VEN-33)', () => {
  it('until when it is open over midnight, and the shut day that comes', () => {
    expect(told('2026-11-27T12:00')).toBe('Bugün gece 02:00’ye kadar açık. Pazar kapalı, pazartesi 08:00’de açılır.');
  });

  it('until when it is open today', () => {
    expect(told('2026-11-26T12:00')).toBe('Bugün 21:00’e kadar açık. Pazar kapalı, pazartesi 08:00’de açılır.');
  });

  it('when it opens, today, tomorrow, on another day', () => {
    expect(told('2026-11-26T07:00')).toContain('Şimdi kapalı, bugün 08:00’de açılır.');
    expect(told('2026-11-26T22:00')).toContain('Şimdi kapalı, yarın 08:00’de açılır.');
    const alone = [usual, shut, shut, shut, shut, shut, shut];
    expect(told('2026-11-27T12:00', alone)).toBe('Şimdi kapalı, pazartesi 08:00’de açılır.');
  });

  it('does not tell of a shut day twice', () => {
    expect(told('2026-11-29T12:00', [usual, usual, usual, usual, usual, usual, shut])).toBe(
      'Şimdi kapalı, yarın 08:00’de açılır.',
    );
  });

  it('midnight by its name', () => {
    expect(
      told(
        '2026-11-26T12:00',
        week.map(() => open('08:00', '24:00')),
      ),
    ).toBe('Bugün gece yarısına kadar açık.');
  });

  it('a week that never opens and one that never shuts', () => {
    expect(
      told(
        '2026-11-26T12:00',
        week.map(() => shut),
      ),
    ).toBe('Bütün hafta kapalı.');
    expect(
      told(
        '2026-11-26T12:00',
        week.map(() => open('00:00', '24:00')),
      ),
    ).toBe('Her gün 24 saat açık.');
  });
});

it('explains what a shut day shows of the night before (VEN-120)', () => {
  expect(spillWords(week, texts.hours)).toEqual(['Pazar 00:00–02:30, cumartesi gecesinin devamıdır.']);
  expect(spillWords([...week.slice(0, 5), open('09:30', '00:00'), shut], texts.hours)).toEqual([]);
});

it('tells equal days in one line (VEN-51)', () => {
  expect(groupedDays(week, texts).map(([name]) => name)).toEqual([
    'Pazartesi – Perşembe',
    'Cuma',
    'Cumartesi',
    'Pazar',
  ]);
});

it('tells the length of a week in hours and minutes', () => {
  expect(lengthWords(87 * 60 + 30, texts.hours)).toBe('87 saat 30 dk');
});
