import { endUser } from '@telve/testing';
import { expect, it } from 'vitest';
import { nameOf, shortName, splitName, toMember } from './names';

it.each([
  ['Zeynep Ünlütürk', 'Zeynep', 'Ünlütürk'],
  ['  Ayşe  Nur   Öz ', 'Ayşe Nur', 'Öz'],
  ['Zeynep', 'Zeynep', ''],
  ['', '', ''],
])('splits %j at its last word (SUP-07)', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

it('prefers two names to one, and takes the one where the two are missing or empty (SUP-07)', () => {
  const { firstName: _, lastName: __, ...rest } = endUser();
  expect(toMember({ ...endUser(), fullName: 'Başka Biri' })).toEqual(endUser());
  expect(toMember({ ...rest, fullName: 'Zeynep Ünlütürk' })).toEqual(endUser());
  expect(toMember({ ...rest, firstName: '', lastName: '', fullName: 'Zeynep Ünlütürk' })).toEqual(endUser());
  expect(nameOf(toMember(rest))).toBe('');
});

it('shortens a name to what one recognises, by whole letters', () => {
  expect(shortName({ firstName: 'Zeynep', lastName: 'Ünlütürk' }, '•••')).toBe('Zeynep Ü•••');
  expect(shortName({ firstName: 'Ali', lastName: 'I\u0307nan' }, '•••')).toBe('Ali I\u0307•••');
  expect(shortName({ firstName: 'Zeynep', lastName: ' ' }, '•••')).toBe('Zeynep');
});
