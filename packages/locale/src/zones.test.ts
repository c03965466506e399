import { afterEach, describe, expect, it } from 'vitest';
import { formatDateLong, fromLocalDate, monthNames, toLocalDate, weekdayNames } from './calendar';
import { addDays } from './dayMath';
import { exportFileName } from './exportFileName';
import { formatDate, formatDateRange, formatDateTime } from './formatDate';
import { endOfDay, startOfDay, today } from './istanbul';
import { parseDate } from './parseDate';

const own = process.env.TZ;

afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const zones: [zone: string, offsetInJanuary: number][] = [
  ['America/New_York', 300],
  ['Asia/Tokyo', -540],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['America/Sao_Paulo', 180],
  ['Europe/Istanbul', -180],
  ['UTC', 0],
];

describe.each(zones)('on a machine in %s', (zone, offset) => {
  it('shows and counts days as Istanbul does (D-21)', () => {
    process.env.TZ = zone;
    expect(new Date('2026-01-15T12:00Z').getTimezoneOffset()).toBe(offset);

    expect(formatDateTime('2016-01-15T12:00Z')).toBe('15.01.2016 14:00');
    expect(formatDateTime('2017-01-15T12:00Z')).toBe('15.01.2017 15:00');
    expect(formatDateTime('2026-01-15T21:30Z')).toBe('16.01.2026 00:30');
    expect(formatDate('2026-01-16')).toBe('16.01.2026');
    expect(formatDateRange('2026-01-15', '2026-01-15T21:30Z')).toBe('15.01.2026 – 16.01.2026');
    expect(formatDateLong('2026-11-27')).toBe('27 Kasım 2026 Cuma');
    expect(monthNames()[0]).toBe('Ocak');
    expect(weekdayNames()[0]).toBe('Pazartesi');
    expect(today('2026-01-15T21:30Z')).toBe('2026-01-16');
    expect(startOfDay('2026-01-16').toISOString()).toBe('2026-01-15T21:00:00.000Z');
    expect(endOfDay('2026-01-16').toISOString()).toBe('2026-01-16T20:59:59.999Z');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(parseDate('29.03.2026')).toBe('2026-03-29');
    expect(exportFileName('a', '2026-01-15T21:30Z')).toBe('a_16-01-2026.xlsx');
  });

  it('gives a calendar widget the same day back', () => {
    process.env.TZ = zone;
    for (let date = '2018-01-01'; date < '2019-01-01'; date = addDays(date, 1)) {
      expect(fromLocalDate(toLocalDate(date))).toBe(date);
    }
  });
});
