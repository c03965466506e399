import { describe, expect, it } from 'vitest';
import { axisTicks, axisTop } from './axis';

describe('the axis', () => {
  it.each([
    [0, 10],
    [7, 10],
    [10, 10],
    [11, 20],
    [13, 20],
    [699.5, 700],
    [700, 700],
    [Number.NaN, 10],
    [Number.POSITIVE_INFINITY, 10],
    [-5, 10],
  ])('of a maximum of %d ends at the next ten, %d (REP-38)', (max, top) => {
    expect(axisTop(max)).toBe(top);
  });

  it.each([
    [10, [0, 2, 4, 6, 8, 10]],
    [20, [0, 5, 10, 15, 20]],
    [390, [0, 100, 200, 300, 390]],
    [660, [0, 200, 400, 600, 660]],
    [810, [0, 200, 400, 600, 810]],
    [4680, [0, 1000, 2000, 3000, 4000, 4680]],
    [1_000_000, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
  ])('up to %d has lines at round values, at its end, and none so near that numbers touch (REP-38)', (top, ticks) => {
    expect(axisTicks(top)).toEqual(ticks);
  });

  it('has whole, growing values from 0 to the top, and room for the number of each, whatever the top (REP-38)', () => {
    // CSS pixels: the columns of the lowest drawing, and a number of 11 px with air around it.
    const [lowest, lineHeight] = [220 - 14 - 26, 14];
    for (let top = 10; top <= 5000; top += 10) {
      const ticks = axisTicks(top);
      expect(ticks[0]).toBe(0);
      expect(ticks[ticks.length - 1]).toBe(top);
      expect(ticks.length).toBeLessThanOrEqual(7);
      const gaps = ticks.slice(1).map((tick, index) => (tick - (ticks[index] ?? 0)) * (lowest / top));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(lineHeight);
      expect(
        ticks.every((tick, index) => Number.isInteger(tick) && (index === 0 || tick > (ticks[index - 1] ?? 0))),
      ).toBe(true);
    }
  });
});
