import { describe, expect, it } from 'vitest';
import { currentOf } from './currentOf';

const boxes = (from: number) => ['a', 'b', 'c'].map((id, at) => ({ id, top: from + at * 400 }));

describe('the section being read', () => {
  it.each([
    [80, 'a'],
    [-200, 'a'],
    [-310, 'b'],
    [-720, 'c'],
  ])('with the first one at %i px it is %s', (from, id) => {
    expect(currentOf(boxes(from), 100, 'between')).toBe(id);
  });

  it('is the first one before anything is scrolled and the last one at the end, however short they are', () => {
    expect(currentOf(boxes(-500), 100, 'start')).toBe('a');
    expect(currentOf(boxes(100), 100, 'end')).toBe('c');
    expect(currentOf([], 100, 'between')).toBeUndefined();
  });
});
