import { describe, expect, it } from 'vitest';
import { canGrow, canShrink, larger, onPage, quarter, smaller, turned, type View } from './view';

const view = (part: Partial<View> = {}): View => ({ page: 2, pages: 3, zoom: 1, turn: 0, ...part });

describe('how a document is looked at (STAFF-14)', () => {
  it('grows and shrinks by steps, within limits', () => {
    expect([larger(view()).zoom, smaller(view()).zoom]).toEqual([1.25, 0.9]);
    expect([larger(view({ zoom: 4 })).zoom, smaller(view({ zoom: 0.25 })).zoom]).toEqual([4, 0.25]);
    expect([canGrow(view({ zoom: 4 })), canShrink(view({ zoom: 0.25 }))]).toEqual([false, false]);
    expect([canGrow(view()), canShrink(view())]).toEqual([true, true]);
  });

  it('stays within the pages', () => {
    expect([0, 3, 4].map((page) => onPage(view(), page).page)).toEqual([1, 3, 3]);
  });

  it('turns by quarters, all the way round', () => {
    expect([quarter(view()).turn, quarter(view({ turn: 270 })).turn]).toEqual([90, 0]);
  });

  it.each([
    ['PageDown', { page: 3 }],
    ['PageUp', { page: 1 }],
    ['Home', { page: 1 }],
    ['End', { page: 3 }],
    ['+', { zoom: 1.25 }],
    ['-', { zoom: 0.9 }],
  ] as const)('follows the key %s', (key, change) => {
    expect(turned(view(), key)).toEqual(view(change));
  });

  it.each(['PageDown', 'PageUp', 'Home', 'End'])('leaves %s to the browser where there is one page', (key) => {
    expect(turned(view({ page: 1, pages: 1 }), key)).toBeUndefined();
  });

  it('leaves every other key alone', () => {
    expect(turned(view(), 'ArrowDown')).toBeUndefined();
  });
});
