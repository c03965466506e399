import { describe, expect, it } from 'vitest';
import { formatDate, formatDateRange, formatDateTime, formatTime } from './formatDate';

describe('formatDate', () => {
  it('shows days and instants with dots', () => {
    expect(formatDate('2026-11-27')).toBe('27.11.2026');
    expect(formatDate(Date.UTC(2026, 10, 27, 22))).toBe('28.11.2026');
  });

  it('shows the hyphens of the banner list (BAN-20)', () => {
    expect(formatDateTime('2025-03-05T20:59:59Z', { separator: '-' })).toBe('05-03-2025 23:59');
  });

  it.each([null, undefined, '', '2026-02-30', 'dün', Number.NaN, -1e15])('shows a dash for %s', (value) => {
    expect(formatDate(value)).toBe('—');
    expect(formatTime(value)).toBe('—');
    expect(formatDateTime(value)).toBe('—');
  });
});

describe('formatTime and formatDateTime', () => {
  it('use the 24-hour clock of Istanbul (REP-25)', () => {
    expect(formatTime('2026-11-27T15:51:30Z')).toBe('18:51');
    expect(formatDateTime(new Date('2026-11-27T21:00:00Z'))).toBe('28.11.2026 00:00');
  });
});

describe('formatDateRange', () => {
  it('joins both ends with a spaced dash', () => {
    expect(formatDateRange('2026-11-09', '2026-11-20')).toBe('09.11.2026 – 20.11.2026');
  });

  it('shows one day once and an open end as missing', () => {
    expect(formatDateRange('2026-11-09', '2026-11-09')).toBe('09.11.2026');
    expect(formatDateRange('2026-11-09', null)).toBe('09.11.2026 – —');
    expect(formatDateRange(null, undefined)).toBe('—');
  });
});
