import { faultsOf, helpContentRules } from '@telve/api/rules';
import { helpContent } from '@telve/testing';
import { describe, expect, it } from 'vitest';
import { helpContentTexts } from '../texts';
import { priorityFaults } from './further';
import { emptyHelpContent, type HelpContentValues, toCreate, toUpdate, toValues } from './mapping';
import { helpContentMessage } from './messages';
import { valueWords } from './valueWords';

const message = helpContentMessage(helpContentTexts.defaults);
const good = toValues(helpContent());

/** What the form says of these values, by field; a code is said in the kit's words. */
const said = (values: Partial<HelpContentValues>) =>
  Object.fromEntries(
    faultsOf(helpContentRules.create, toCreate({ ...good, ...values })).map((fault) => [
      fault.field,
      message(fault, '') ?? fault.code,
    ]),
  );

it('leads from the record to the values and from the values to the calls (HELP-11, HELP-12, HELP-13, HELP-27, HELP-30)', () => {
  const { id, version: _, ...fields } = helpContent({ id: 15 });
  expect(good.helpMenuId).toBe('2');
  expect(toCreate(good)).toEqual(fields);
  expect(toUpdate(id, good)).toEqual({ id: 15, ...fields });
  expect(said({})).toEqual({});
});

describe.each([
  ['title', 'HELP-17', 'HELP-18'],
  ['titleEn', 'HELP-21', 'HELP-21'],
] as const)('the question in %s', (name, required, longest) => {
  it(`is needed: “Soru alanı zorunludur.” (${required})`, () => {
    expect([said({ [name]: '' }), said({ [name]: '  ' })]).toEqual([
      { [name]: 'Soru alanı zorunludur.' },
      { [name]: 'Soru alanı zorunludur.' },
    ]);
  });

  it(`has at most 120 characters (${longest})`, () => {
    expect(said({ [name]: 'a'.repeat(120) })).toEqual({});
    expect(said({ [name]: 'a'.repeat(121) })).toEqual({ [name]: 'max_length' });
  });
});

describe.each([
  ['description', 'HELP-19', 'HELP-20'],
  ['descriptionEn', 'HELP-22', 'HELP-22'],
] as const)('the answer in %s', (name, required, longest) => {
  it(`is needed: “Cevap alanı zorunludur.” (${required})`, () => {
    expect([said({ [name]: '' }), said({ [name]: '\n' })]).toEqual([
      { [name]: 'Cevap alanı zorunludur.' },
      { [name]: 'Cevap alanı zorunludur.' },
    ]);
  });

  it(`has at most 10000 characters (${longest})`, () => {
    expect(said({ [name]: 'a'.repeat(10_000) })).toEqual({});
    expect(said({ [name]: 'a'.repeat(10_001) })).toEqual({ [name]: 'max_length' });
  });
});

describe('the priority', () => {
  it.each([
    [-1, "Öncelik 0'dan küçük olmamalıdır."],
    [1.5, '0 veya daha büyük bir tam sayı girin.'],
    [Number.NaN, '0 veya daha büyük bir tam sayı girin.'],
    [1_000_001, 'En fazla 1.000.000 girilebilir.'],
  ])('is not %s: “%s” (HELP-23)', (priority, words) => {
    expect(said({ priority })).toEqual({ priority: words });
  });

  it('may be 0 (HELP-23)', () => {
    expect(said({ priority: 0 })).toEqual({});
  });

  it.each([
    ['added', helpContentRules.create, toCreate],
    ['saved', helpContentRules.update, (values: HelpContentValues) => toUpdate(15, values)],
  ] as const)(
    'is needed where a question is %s: “Öncelik alanı zorunludur.” (HELP-23, D-23)',
    (_how, rules, toInput) => {
      const values = { ...good, priority: null };
      const faults = [...priorityFaults(values), ...faultsOf(rules, toInput(values))];
      expect(new Set(faults.map((fault) => message(fault, 'Öncelik')))).toEqual(new Set(['Öncelik alanı zorunludur.']));
      expect(priorityFaults(good)).toEqual([]);
    },
  );
});

it('is of a new question without category and texts (HELP-12, D-82)', () => {
  const missing = faultsOf(helpContentRules.create, toCreate(emptyHelpContent)).map(({ field }) => field);
  expect(missing.sort()).toEqual(['description', 'descriptionEn', 'helpMenuId', 'title', 'titleEn']);
});

it('names a category in the comparison by its title (HELP-14, D-91)', () => {
  const words = valueWords([{ id: 2, title: 'Sipariş' }]);
  expect(words('helpMenuId', '2')).toBe('Sipariş');
  expect([words('helpMenuId', '9'), words('title', 'Soru')]).toEqual([undefined, undefined]);
  expect(words('priority', 1200)).toBe('1.200');
});
