import { expect, it } from 'vitest';
import { joined } from './joined';

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];

it('puts the rows of a page behind those before it, each once', () => {
  expect(joined([one, two], [two, three])).toEqual([one, two, three]);
});

it('leaves the rows of the first page as they are', () => {
  const rows = [one, two];
  expect(joined(undefined, rows)).toBe(rows);
});
