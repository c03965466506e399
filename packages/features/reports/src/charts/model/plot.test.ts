import { describe, expect, it } from 'vitest';
import { barsOf, columnBox, greatest, rowBox, rowsHeight } from './plot';
import type { Mark } from './types';

const mark = (...values: (number | null)[]): Mark => ({ id: String(values), label: '', name: '', values });
const size = { width: 248, height: 140 };
const padding = { top: 14, right: 4, bottom: 26, left: 44 };

describe('the bars of a drawing', () => {
  it('stand upon each other or all upon the axis; nothing and the unknown have none', () => {
    const marks = [mark(3, 4), mark(null, 5), mark(0, 0), mark(Number.NaN, -2)];
    expect(barsOf(marks, true)).toEqual([
      { mark: 0, part: 0, from: 0, to: 3, last: false },
      { mark: 0, part: 1, from: 3, to: 7, last: true },
      { mark: 1, part: 1, from: 0, to: 5, last: true },
    ]);
    expect(barsOf(marks, false).map(({ from, to, last }) => [from, to, last])).toEqual([
      [0, 3, true],
      [0, 4, true],
      [0, 5, true],
    ]);
  });

  it('reach the sum when stacked, else the greatest part', () => {
    expect(greatest([mark(3, 4), mark(5, null)], true)).toBe(7);
    expect(greatest([mark(3, 4), mark(5, null)], false)).toBe(5);
    expect(greatest([], true)).toBe(0);
    expect(greatest([mark(null), mark()], false)).toBe(0);
  });
});

describe('the places of a drawing', () => {
  const marks = [mark(5, 5), mark(0, 10)];
  const box = (at: { mark: number; part: number | null }, grouped = false) =>
    columnBox(at, { marks, size, padding, grouped });

  it('are the whole band of a mark', () => {
    expect(box({ mark: 1, part: null })).toEqual({ x: 144, y: 14, width: 100, height: 100 });
  });

  it('meet where the bars of a stack meet, and are never too low to be hit', () => {
    expect(box({ mark: 0, part: 0 })).toEqual({ x: 44, y: 64, width: 100, height: 50 });
    expect(box({ mark: 0, part: 1 })).toEqual({ x: 44, y: 14, width: 100, height: 50 });
    expect(box({ mark: 1, part: 0 }).height).toBe(12);
    expect(box({ mark: 1, part: 1 }).height).toBe(88);
  });

  it('share the band where parts stand beside each other', () => {
    expect(box({ mark: 0, part: 1 }, true)).toEqual({ x: 94, y: 14, width: 50, height: 100 });
  });

  it('are rows of one height in a ranking', () => {
    expect(rowBox(2, size)).toEqual({ x: 0, y: 88, width: 248, height: 32 });
    expect(rowsHeight(6)).toBe(252);
    expect(rowsHeight(0)).toBe(32);
  });
});
