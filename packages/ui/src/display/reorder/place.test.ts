import { expect, it } from 'vitest';
import { shownPlace } from './place';

const held = (from: number, to: number) => ({ key: 'a', from, to, carried: false });
const places = (from: number, to: number) => [0, 1, 2, 3].map((index) => shownPlace(held(from, to), index, 99));

it('is the stored place while no row is held', () => {
  expect(shownPlace(null, 2, 7)).toBe(7);
});

it('is the place each row would have while one is held', () => {
  expect(places(1, 1)).toEqual([1, 2, 3, 4]);
  expect(places(0, 2)).toEqual([3, 1, 2, 4]);
  expect(places(3, 1)).toEqual([1, 3, 4, 2]);
});
