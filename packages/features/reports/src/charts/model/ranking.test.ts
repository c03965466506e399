import { expect, it } from 'vitest';
import { rank } from './ranking';

const rows = (...sales: (number | null)[]) => sales.map((salesCount, id) => ({ id, salesCount }));

it('ranks the best selling first, equals as they came, the unknown last, and sums what is known', () => {
  const ranking = rank(rows(3, null, 9, 3, Number.NaN), 2);
  expect(ranking.rows.map(({ id }) => id)).toEqual([2, 0, 3, 1, 4]);
  expect(ranking.top.map(({ id }) => id)).toEqual([2, 0]);
  expect(ranking.total).toBe(15);
});

it('leaves what it was given as it was', () => {
  const given = rows(1, 2);
  rank(given, 1);
  expect(given.map(({ id }) => id)).toEqual([0, 1]);
});
