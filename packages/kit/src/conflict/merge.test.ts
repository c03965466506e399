import { describe, expect, it } from 'vitest';
import { differencesOf, mergeValues, startChoices } from './merge';
import { markWords } from './words';

const base = { name: 'a', days: [{ open: '08:00' }], note: '', hidden: 1 };
const mine = { name: 'b', days: [{ open: '07:00' }], note: '', hidden: 2 };
const theirs = { name: 'c', days: [{ open: '08:00' }], note: 'x', hidden: 1 };
const fields = [
  { name: 'name', label: 'Ad' },
  { name: 'days[0].open', label: 'Açılış' },
  { name: 'note', label: 'Not' },
];

describe('comparing a record', () => {
  it('tells who changed what', () => {
    const found = differencesOf(fields, { base, mine, theirs });
    expect(found.map(({ name, changedBy }) => [name, changedBy])).toEqual([
      ['name', 'both'],
      ['days[0].open', 'mine'],
      ['note', 'theirs'],
    ]);
    expect(startChoices(found)).toEqual({ 'days[0].open': 'mine', note: 'theirs' });
  });

  it('finds no difference where both wrote the same', () => {
    expect(differencesOf(fields, { base, mine: { ...theirs }, theirs })).toEqual([]);
  });

  it('merges the choices, and typed values that no field covers', () => {
    const found = differencesOf(fields, { base, mine, theirs });
    expect(mergeValues({ base, mine, theirs }, found, { ...startChoices(found), name: 'theirs' }, fields)).toEqual({
      name: 'c',
      days: [{ open: '07:00' }],
      note: 'x',
      hidden: 2,
    });
  });
});

describe('markWords', () => {
  it.each([
    ['08:00 – 23:00', '08:00 – 22:30', ['23:00']],
    ['No: 18/A (köşe dükkân)', 'No: 18/A', [' (köşe dükkân)']],
    ['aynı', 'aynı', []],
    ['', 'x', []],
  ])('marks in “%s” what “%s” does not have', (text, other, marked) => {
    const parts = markWords(text, other);
    expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(marked);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
