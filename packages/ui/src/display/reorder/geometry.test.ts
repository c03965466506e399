import { describe, expect, it } from 'vitest';
import { placeAt, shiftsOf } from './geometry';

/** Rows of 50, 80, 50 and 50 px with 10 px between them. */
const boxes = [
  { top: 0, height: 50 },
  { top: 60, height: 80 },
  { top: 150, height: 50 },
  { top: 210, height: 50 },
];

describe('placeAt', () => {
  it.each([
    ['stays until an edge passes a middle', 1, 30, 1],
    ['is below the next once its lower edge passes that middle', 1, 36, 2],
    ['goes down over several at once', 0, 190, 3],
    ['goes up over several at once', 3, -190, 0],
    ['goes up by one', 2, -60, 1],
    ['ends at the last, however far it is carried', 0, 5_000, 3],
    ['ends at the first, however far it is carried', 2, -5_000, 0],
  ])('%s', (_, from, offset, place) => {
    expect(placeAt(boxes, from, offset)).toBe(place);
  });

  it('knows no place of a row that is not there', () => {
    expect(placeAt([], 2, 40)).toBe(2);
  });
});

describe('shiftsOf', () => {
  it('draws nothing elsewhere while the row is at its own place', () => {
    expect(shiftsOf(boxes, 1, 1)).toEqual([0, 0, 0, 0]);
  });

  it('closes the gap behind a row that goes down, by its height', () => {
    expect(shiftsOf(boxes, 1, 3)).toEqual([0, 120, -90, -90]);
  });

  it('makes room for a row that goes up', () => {
    expect(shiftsOf(boxes, 2, 0)).toEqual([60, 60, -150, 0]);
  });

  it('takes an empty list', () => {
    expect(shiftsOf([], 0, 0)).toEqual([]);
  });
});
