import { expect, it } from 'vitest';
import { moved } from './order';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 2, 'acb'],
  [1, 1, 'abc'],
])('moves the one at %i to %i (VEN-46)', (from, to, order) => {
  expect(moved([...'abc'], from, to).join('')).toBe(order);
});
