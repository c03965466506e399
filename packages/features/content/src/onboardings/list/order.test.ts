import { expect, it } from 'vitest';
import { inOrder } from './order';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];

it('puts rows in the order of their ids', () => {
  expect(inOrder(rows, [3, 1, 2]).map(({ id }) => id)).toEqual([3, 1, 2]);
});

it('leaves rows behind that came since, and does not miss those that went', () => {
  expect(inOrder(rows, [9, 3]).map(({ id }) => id)).toEqual([3, 1, 2]);
});
