import { expect, it } from 'vitest';
import { countPicks, decided, isChanged } from './picks';

const idsOf = (picked: ReadonlySet<number>) => [...picked];

it('is the list with what was put in and taken out', () => {
  const decisions = new Map([
    [2, false],
    [7, true],
  ]);
  expect(idsOf(decided([1, 2, 3], decisions))).toEqual([1, 3, 7]);
});

it('keeps what others put in and took out meanwhile (D-91)', () => {
  const decisions = new Map([
    [2, false],
    [7, true],
  ]);
  expect(idsOf(decided([2, 3, 9], decisions))).toEqual([3, 9, 7]);
  // Both wished the same.
  const picked = decided([1, 3, 7], decisions);
  expect([idsOf(picked), isChanged(picked, [1, 3, 7])]).toEqual([[1, 3, 7], false]);
});

it('is no change once it was decided back', () => {
  expect(isChanged(decided([1, 2], new Map([[2, true]])), [1, 2])).toBe(false);
});

it('counts the chosen, those that were there before, and those that go', () => {
  expect(countPicks(new Set([1, 7]), [1, 2])).toEqual({ count: 2, already: 1, leaving: 1 });
});
