import { expect, it } from 'vitest';
import { idInHash } from './scroll';

it.each([
  ['#fiyat', 'fiyat'],
  ['#%C3%A7al%C4%B1%C5%9Fma', 'çalışma'],
  ['#100%', '100%'],
])('reads the place that %s names', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});
