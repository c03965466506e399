import { expect, it } from 'vitest';
import { placeBehind } from './values';

const list = (...orderings: number[]) => ({
  status: 'ready' as const,
  error: undefined,
  rows: orderings.map((ordering) => ({ ordering })),
});

it.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[7, 2], 8],
])('behind the places %j comes %i', (orderings, place) => {
  expect(placeBehind(list(...orderings))).toBe(place);
});

it('is not known while the list is not there', () => {
  expect(placeBehind({ ...list(1), status: 'loading' })).toBeNull();
  expect(placeBehind({ ...list(), error: new Error('x') as never })).toBeNull();
});
