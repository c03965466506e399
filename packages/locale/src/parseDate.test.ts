import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dayMath';
import { parseDate } from './parseDate';
import { toWireDate } from './wireDate';

describe('parseDate', () => {
  it.each(['05.03.2026', '5.3.2026', '05/03/2026', '05-03-2026', '2026-03-05', ' 05.03.2026 '])(
    'reads %j (D-20)',
    (text) => {
      expect(parseDate(text)).toBe('2026-03-05');
    },
  );

  it.each([
    '',
    '31.02.2026',
    '29.02.2025',
    '15.9.26',
    '05.03-2026',
    '00.01.2026',
    '01.13.2026',
    '2026/03/05',
    '2026-3-5',
    '05.03.2026x',
    '05.03.0026',
    '2026-03-05T00:00:00Z',
    '٠٥.٠٣.٢٠٢٦',
  ])('does not guess %j', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it('reads every spelling that calls use back to the same day (D-20)', () => {
    const day = fc.integer({ min: 0, max: 70_000 }).map((n) => addDays('1950-01-01', n));
    fc.assert(
      fc.property(day, fc.constantFrom('YYYY-MM-DD', 'DD-MM-YYYY', 'DD/MM/YYYY'), (date, format) => {
        expect(parseDate(toWireDate(date, format))).toBe(date);
      }),
    );
  });
});

describe('toWireDate', () => {
  it('writes the three spellings (D-20)', () => {
    expect(toWireDate('2026-03-05', 'YYYY-MM-DD')).toBe('2026-03-05');
    expect(toWireDate('2026-03-05', 'DD-MM-YYYY')).toBe('05-03-2026');
    expect(toWireDate('2026-03-05', 'DD/MM/YYYY')).toBe('05/03/2026');
  });

  it('refuses what is no ISO date', () => {
    expect(() => toWireDate('05.03.2026', 'DD-MM-YYYY')).toThrow(RangeError);
  });
});
