import { describe, expect, it } from 'vitest';
import { array, mixed, number, object, string } from 'yup';
import { allEntries } from '../contract';
import { defineEntry, type Entry } from '../contract/entry';
import { rulesOf } from '../rules';
import { date, flag, id, input, integer, pageFields, text } from '../rules/schemas';
import { decoderFor } from './decode';
import { encode } from './encode';
import { pathNames } from './path';

const dated = defineEntry<Record<string, unknown>, boolean>()({
  id: 'test.dated',
  method: 'PUT',
  path: '/x/{id}',
  access: 'public',
});
const datedDecoder = decoderFor(dated, {
  input: input({ id: id(), day: date(), people: array(object({ name: text(), born: date() })), note: text() }),
});

describe('decoding dates', () => {
  it.each(['2026-02-28', '28-02-2026', '28/02/2026', '2026-02-28T21:00:00Z', '2026-02-28T21:00:00.123+03:00'])(
    'reads %s (D-20)',
    (day) => {
      expect(datedDecoder({ path: { id: '1' }, json: { day } }).input).toEqual({ id: 1, day: '2026-02-28' });
      expect(datedDecoder({ path: { id: '1' }, text: [['day', day]] }).input).toEqual({ id: 1, day: '2026-02-28' });
    },
  );

  it.each(['31-02-2026', '2026/13/01', '2026-02-30', '1.2.2026', 'yesterday'])(
    'leaves %s for the rules to refuse',
    (day) => {
      expect(datedDecoder({ path: {}, json: { day } }).input).toEqual({ day });
    },
  );

  it('reads them inside lists, and drops names nobody asked for', () => {
    const json = { people: [{ name: 'Ayşe', born: '01-02-1990', admin: true }], role: 'PanelUser', id: 7 };
    expect(datedDecoder({ path: { id: '5' }, json }).input).toEqual({
      id: 5,
      people: [{ name: 'Ayşe', born: '1990-02-01' }],
    });
  });
});

describe('decoding a value with other spellings', () => {
  const spelled = decoderFor(
    defineEntry<object, boolean>()({
      ...dated,
      id: 'test.spelled',
      path: '/x',
      kind: 'multipart',
      wire: { values: { codeType: { 1: 'General', Plus: 'PLUS' } } },
    }),
    { input: input({ codeType: text(), note: text() }) },
  );

  it.each([1, '1', 'General'])('reads %j as the contract spells it (D-72)', (codeType) => {
    expect(spelled({ path: {}, json: { codeType } }).input).toEqual({ codeType: 'General' });
    expect(spelled({ path: {}, text: [['codeType', String(codeType)]] }).input).toEqual({ codeType: 'General' });
  });

  it.each(['plus', 'PLUS', 'pLuS'])('reads %j without regard to case (D-47)', (codeType) => {
    expect(spelled({ path: {}, json: { codeType } }).input).toEqual({ codeType: 'PLUS' });
    expect(spelled({ path: {}, text: [['codeType', codeType]] }).input).toEqual({ codeType: 'PLUS' });
  });

  it('leaves another value, and every other field, as it is', () => {
    const json = { codeType: '9', note: '1' };
    expect(spelled({ path: {}, json }).input).toEqual(json);
    expect(spelled({ path: {}, json: { codeType: 'constructor' } }).input).toEqual({ codeType: 'constructor' });
  });
});

describe('decoding a form', () => {
  const form = decoderFor(
    defineEntry<object, boolean>()({ ...dated, id: 'test.form', path: '/x', kind: 'multipart' }),
    {
      input: input({ note: text(), count: id(), day: date(), active: flag(), file: mixed(), sizes: array(text()) }),
    },
  );

  it('reads an empty text as emptied, and an empty value of another kind as absent', () => {
    const names = ['note', 'count', 'day', 'active', 'file'];
    expect(form({ path: {}, text: names.map((name) => [name, '']) })).toEqual({ input: { note: '' }, faults: [] });
  });

  it('reads an empty list as one', () => {
    expect(form({ path: {}, text: [['sizes', '[]']] })).toEqual({ input: { sizes: [] }, faults: [] });
  });
});

describe('decoding a body', () => {
  it.each([[null], [[1]], ['text'], [5]])('refuses %j, which is no object', (json) => {
    expect(datedDecoder({ path: {}, json }).faults).toEqual([{ field: '', code: 'type' }]);
  });

  it('converts nothing: a wrong type stays for the rules to refuse', () => {
    expect(datedDecoder({ path: {}, json: { note: 5, day: 7 } }).input).toEqual({ note: 5, day: 7 });
  });

  it('refuses texts that no database keeps', () => {
    expect(datedDecoder({ path: {}, json: { note: 'a\0b', people: [{ name: '\ud800' }] } }).faults).toEqual([
      { field: 'people', code: 'type' },
      { field: 'note', code: 'type' },
    ]);
  });

  it('lets the path win over the body', () => {
    expect(datedDecoder({ path: { id: '5' }, json: { id: 6 } }).input).toEqual({ id: 5 });
    expect(datedDecoder({ path: { id: undefined }, json: { id: 6 } }).input).toEqual({});
  });
});

describe('decoding form data', () => {
  const form = defineEntry<Record<string, unknown>, boolean>()({
    id: 'test.form',
    method: 'POST',
    path: '/x',
    access: 'public',
    kind: 'multipart',
  });
  const decode = decoderFor(form, {
    input: object({
      file: mixed(),
      files: array(mixed()),
      count: number(),
      tags: array(string()),
      owner: object({ name: string() }).default(undefined),
    }),
  });
  const file = { size: 3 };

  it('reads texts, files, lists of files, and lists and objects as JSON', () => {
    const parts: [string, unknown][] = [
      ['file', file],
      ['files', file],
      ['files', file],
      ['count', '3'],
      ['tags', '["a","b"]'],
      ['owner', '{"name":"Ali","x":1}'],
    ];
    expect(decode({ path: {}, text: parts })).toEqual({
      input: { file, files: [file, file], count: 3, tags: ['a', 'b'], owner: { name: 'Ali' } },
      faults: [],
    });
  });

  it('drops names that nobody asked for, but none that means something else', () => {
    expect(decode({ path: {}, text: [['color', 'red']] })).toEqual({ input: {}, faults: [] });
    expect(decode({ path: {}, text: [['tags[]', 'a']] }).faults).toEqual([{ field: 'tags[]', code: 'unknown_field' }]);
  });

  it.each<[string, [string, unknown][]]>([
    ['a text for a file', [['file', 'text']]],
    ['a file for a text', [['count', file]]],
    [
      'two files for one',
      [
        ['file', file],
        ['file', file],
      ],
    ],
    ['broken JSON', [['tags', '[']]],
    ['JSON that reaches a prototype', [['owner', '{"__proto__":{"name":"x"}}']]],
  ])('refuses %s', (_what, parts) => {
    expect(decode({ path: {}, text: parts }).faults).toMatchObject([{ code: 'type' }]);
  });
});

describe('what the client encodes', () => {
  const paged = defineEntry<Record<string, unknown>, boolean>()({
    id: 'test.paged',
    method: 'GET',
    path: '/x/{name}/{id?}',
    access: 'public',
    wire: { paging: 'pageNumber', dates: { startDate: 'DD-MM-YYYY', endDate: 'DD/MM/YYYY' } },
  });
  const rules = {
    input: input({
      ...pageFields(),
      name: text(),
      id: id(),
      startDate: date(),
      endDate: date(),
      active: flag(),
      amount: integer(-10, 10),
    }),
  };
  const decode = decoderFor(paged, rules);

  /** The path's parts as a router would find them. */
  const partsOf = (entry: Entry, path: string): Record<string, string> => {
    const values = path.split('/').slice(2).map(decodeURIComponent);
    return Object.fromEntries(
      pathNames(entry.path).flatMap((name, index) => (values[index] === undefined ? [] : [[name, values[index]]])),
    );
  };

  it.each<Record<string, unknown>>([
    {
      name: 'a/b ç%2F',
      page: 3,
      size: 10,
      search: '%_\\ & = + ığ',
      startDate: '2026-02-28',
      endDate: '2026-12-01',
      active: false,
      amount: -10,
    },
    { name: '?#', id: 7, amount: 0, active: true },
    { name: 'İ', search: '  boşluk  ', page: 1_000_000_000 },
  ])('comes back as it was: %j (GEN-08, GEN-09, D-20)', (given) => {
    const { path, query: search } = encode(paged, given);
    expect(decode({ path: partsOf(paged, path), text: [...new URLSearchParams(search)] })).toEqual({
      input: given,
      faults: [],
    });
  });

  it('has a reader for every call of the contract', () => {
    expect(allEntries.map((entry) => decoderFor(entry, rulesOf(entry))({ path: {}, text: [] }))).toHaveLength(
      allEntries.length,
    );
  });
});
