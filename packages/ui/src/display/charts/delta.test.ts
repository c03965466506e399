import { describe, expect, it } from 'vitest';
import { deltaOf } from './delta';
import { sparkPath } from './sparkPath';

describe('the change of a figure', () => {
  it.each([
    [15_554, 14_349, 'up', 0.084],
    [4318, 4370, 'down', 0.0119],
    [5, 5, 'same', 0],
    [10_001, 10_000, 'same', 0],
    [0, 0, 'same', 0],
    [0, 4, 'down', 1],
  ] as const)('from %d, before %d, is %s by %d', (value, previous, direction, ratio) => {
    const delta = deltaOf(value, previous);
    expect(delta?.direction).toBe(direction);
    expect(delta?.ratio).toBeCloseTo(ratio, 3);
  });

  it('is new against nothing, and not told where one is not known', () => {
    expect(deltaOf(5, 0)).toEqual({ direction: 'new', ratio: null });
    expect(deltaOf(null, 4)).toBeNull();
    expect(deltaOf(4, null)).toBeNull();
    expect(deltaOf(4, undefined)).toBeNull();
  });
});

describe('the small line of a figure', () => {
  it('runs from edge to edge, the greatest at the top', () => {
    expect(sparkPath([0, 10])).toBe('M1 29L83 3');
  });

  it('runs through the middle when nothing changes, also for one point', () => {
    expect(sparkPath([4, 4, 4])).toBe('M1 16L42 16L83 16');
    expect(sparkPath([4])).toBe('M1 16H83');
    expect(sparkPath([0])).toBe('M1 16H83');
  });

  it('breaks at what is not known and is nothing for nothing', () => {
    expect(sparkPath([0, null, 10, 5])).toBe('M1 29M55.7 3L83 16');
    expect(sparkPath([null, Number.NaN])).toBe('');
    expect(sparkPath([])).toBe('');
  });
});
