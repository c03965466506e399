import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Nehir Saraçgil', 'NS'],
  ['ismail ırmak ışık', 'İI'],
  ['  Ece ', 'E'],
  ['', ''],
])('takes the first letters of first and last name of "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
