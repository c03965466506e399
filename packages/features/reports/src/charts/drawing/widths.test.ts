import { expect, it } from 'vitest';
import { columnWidth, offsetOf } from './widths';

it('gives a column a good half of its band, more of a narrow one, never more than 28', () => {
  expect(columnWidth(200, 1)).toBe(28);
  expect(columnWidth(40, 1)).toBe(22);
  expect(columnWidth(10, 1)).toBeCloseTo(6.6);
  expect(columnWidth(0, 1)).toBe(1);
});

it('puts two parts beside each other around the middle of their band', () => {
  expect(columnWidth(84, 2)).toBe(14);
  expect(columnWidth(40, 2)).toBe(12.5);
  expect(offsetOf(0, 2, 14, 85)).toBeCloseTo(-0.1);
  expect(offsetOf(1, 2, 14, 85)).toBeCloseTo(0.1);
  expect(offsetOf(1, 2, 14, 0)).toBe(0);
});
