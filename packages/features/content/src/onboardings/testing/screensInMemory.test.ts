import { onboarding } from '@telve/testing';
import { describe, expect, it } from 'vitest';
import { screensInMemory } from './screensInMemory';

const open = () => screensInMemory([1, 2, 3].map((id) => onboarding({ id, ordering: id })));

describe('an order in memory, as the server stores it', () => {
  it('raises the version of the moved screens only', () => {
    const screens = open();
    screens.reorder([1, 3, 2]);
    expect(screens.sorted().map(({ id, ordering, version }) => [id, ordering, version])).toEqual([
      [1, 1, 1],
      [3, 2, 2],
      [2, 3, 2],
    ]);
  });

  it.each([[[1, 2]], [[1, 2, 2]], [[1, 2, 4]], [[1, 2, 3, 4]]])('refuses %j, which are not all screens once', (ids) => {
    const screens = open();
    expect(() => screens.reorder(ids)).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(screens.sorted().map(({ version }) => version)).toEqual([1, 1, 1]);
  });
});

it('lists one page', () => {
  const { list } = open();
  expect(list({ page: 2, size: 2 })).toMatchObject({ items: [{ id: 3 }], totalCount: 3, totalPages: 2 });
});
