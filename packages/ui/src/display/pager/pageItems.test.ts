import { describe, expect, it } from 'vitest';
import { pageItems, pageRange } from './pageItems';

describe('pageItems', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 32, [1, 2, 3, 'gap', 32]],
    [2, 32, [1, 2, 3, 'gap', 32]],
    [3, 32, [1, 2, 3, 4, 'gap', 32]],
    [4, 32, [1, 2, 3, 4, 5, 'gap', 32]],
    [5, 32, [1, 'gap', 4, 5, 6, 'gap', 32]],
    [31, 32, [1, 'gap', 30, 31, 32]],
    [32, 32, [1, 'gap', 30, 31, 32]],
  ] as const)('shows page %i of %i as %j', (page, total, items) => {
    expect(pageItems(page, total)).toEqual(items);
  });

  it('keeps to the pages that exist when the page is past the end', () => {
    expect(pageItems(99, 2)).toEqual([1, 2]);
    expect(pageItems(1, 0)).toEqual([1]);
  });

  it('never lets a gap stand for a single page', () => {
    for (let page = 1; page <= 12; page += 1) {
      const items = pageItems(page, 12);
      items.forEach((item, index) => {
        if (item !== 'gap') return;
        expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2);
      });
    }
  });
});

describe('pageRange', () => {
  it('counts from 1 and ends with the last record', () => {
    expect(pageRange(1, 10, 312)).toEqual({ from: 1, to: 10 });
    expect(pageRange(32, 10, 312)).toEqual({ from: 311, to: 312 });
    expect(pageRange(1, 10, 0)).toEqual({ from: 0, to: 0 });
  });
});
