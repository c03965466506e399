import { isIsoDate } from '@telve/locale';
import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import type { Entry } from '../contract/entry';
import type { FieldError } from '../contract/envelope';
import { limits } from '../contract/limits';
import type { EntryRules } from '../rules/rules';
import { isTrick, type Texts, unknownFields } from './unknown-fields';

/** A call as it arrived: the parts of its path, and either named texts (query, form data) or a JSON body. */
export interface WireInput {
  path: Readonly<Record<string, string | undefined>>;
  /** Names and values in the order of arrival. A value is a text, or a file of a form. */
  text?: Texts;
  json?: unknown;
  /** What stands after `?` of a call that takes a body: nothing may. */
  query?: Texts;
}

export interface Decoded {
  /** The flat input the rules check; only named fields, nothing filled in. */
  input: Record<string, unknown>;
  /** Values that cannot be read. The rules need not run when there is one. */
  faults: FieldError[];
}

type Field = SchemaFieldDescription;

/** A value that cannot be read; never leaves this module. */
const unreadable = Symbol('unreadable');

const decimal = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;
const dayFirst = /^(\d{2})[-/](\d{2})[-/](\d{4})$/;
const instant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Reads every form in which calls carry a day (D-20) as `YYYY-MM-DD`; another text is handed on for the rules to refuse. */
const readDate = (text: string): string => {
  const parts = dayFirst.exec(text);
  const iso = parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : (instant.exec(text)?.[1] ?? text);
  return isIsoDate(iso) ? iso : text;
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No database keeps a NUL or half a character. */
const isReadable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

const isDate = (field: Field): boolean => 'tests' in field && field.tests.some((test) => test.name === 'date');

const fieldsOf = (field: Field): Record<string, Field> =>
  'fields' in field ? (field.fields as Record<string, Field>) : {};

const itemOf = (field: Field): Field | undefined =>
  'innerType' in field && !Array.isArray(field.innerType) ? (field.innerType as Field | undefined) : undefined;

/** Narrows JSON to what the schema names and reads its dates; wrong types stay for the rules to refuse. */
const readJson = (field: Field, value: unknown): unknown => {
  if (typeof value === 'string') {
    if (!isReadable(value)) return unreadable;
    return isDate(field) ? readDate(value) : value;
  }
  if (field.type === 'array' && Array.isArray(value)) {
    const item = itemOf(field);
    const items = item ? value.map((each) => readJson(item, each)) : value;
    return items.includes(unreadable) ? unreadable : items;
  }
  if (field.type === 'object' && isPlain(value)) {
    const read = Object.entries(fieldsOf(field))
      .filter(([name]) => Object.hasOwn(value, name) && value[name] !== undefined)
      .map(([name, part]): [string, unknown] => [name, readJson(part, value[name])]);
    return read.some(([, part]) => part === unreadable) ? unreadable : Object.fromEntries(read);
  }
  return value;
};

const parseJson = (text: string): unknown => {
  // A key that reaches a prototype has no place in any call.
  if (/"(?:__proto__|constructor|prototype)"\s*:/.test(text)) return unreadable;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unreadable;
  }
};

const readText = (field: Field, text: string): unknown => {
  if (!isReadable(text)) return unreadable;
  switch (field.type) {
    case 'number':
      return decimal.test(text) ? Number(text) : unreadable;
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : unreadable;
    case 'string':
      return isDate(field) ? readDate(text) : text;
    case 'object':
    case 'array': {
      const json = parseJson(text);
      return json === unreadable ? json : readJson(field, json);
    }
    default:
      return unreadable;
  }
};

const pagingNames: Readonly<Record<string, readonly string[]>> = { page: ['pageNumber'], size: ['pageSize'] };

interface Names {
  /** The field's own name first: it wins over the others (D-16). */
  spellings: readonly string[];
  field: Field;
  name: string;
}

const isFile = (field: Field | undefined): boolean => field?.type === 'mixed';

const readOne = (field: Field, value: unknown): unknown => {
  if (typeof value === 'string') return isFile(field) ? unreadable : readText(field, value);
  return isFile(field) ? value : unreadable;
};

const readValues = (field: Field, values: readonly unknown[]): unknown => {
  const item = itemOf(field);
  if (field.type === 'array' && isFile(item) && values.every((value) => typeof value !== 'string')) return values;
  return values.length === 1 ? readOne(field, values[0]) : unreadable;
};

/** The contract's spelling of a value, whatever the case of its letters (D-47); what has no other spelling is handed on. */
const spell = (value: unknown, spellings: Readonly<Record<string, string>> | undefined): unknown => {
  if (!spellings || (typeof value !== 'string' && typeof value !== 'number')) return value;
  const sought = String(value).toLowerCase();
  const spelling = Object.keys(spellings).find((each) => each.toLowerCase() === sought);
  return spelling === undefined ? value : spellings[spelling];
};

const collect = (text: Texts): Map<string, unknown[]> => {
  const byName = new Map<string, unknown[]>();
  for (const [name, value] of text) {
    const values = byName.get(name);
    if (values) values.push(value);
    else byName.set(name, [value]);
  }
  return byName;
};

/**
 * Makes the reader of a call's input: the counterpart of `encode`, for servers.
 * Texts become the types of the schema: single scalars, no second meaning (`0x10`, `1e9`, `1` for true, a name given
 * twice are faults with the code `type`). Both pairs of paging names, the entry's aliases and all date forms are read;
 * a size above the maximum is clamped (D-16, D-20, GEN-08). A query is closed: a name that is no field of it, also one
 * of the path, is the fault `unknown_field`. Bodies and forms drop unknown names.
 */
export const decoderFor = (entry: Entry, rules: Pick<EntryRules, 'input'>): ((wire: WireInput) => Decoded) => {
  const root = rules.input.describe() as SchemaDescription & { fields: Record<string, Field> };
  const isList = Object.hasOwn(root.fields, 'page');
  const names: Names[] = Object.entries(root.fields).map(([name, field]) => ({
    name,
    field,
    spellings: [name, ...(isList ? (pagingNames[name] ?? []) : []), ...(entry.wire?.aliases?.[name] ?? [])],
  }));

  const isQuery = entry.method === 'GET' || entry.method === 'DELETE';

  /** In a query an empty value is none (D-15); in a form an empty text empties its field. */
  const isGiven = (field: Field, value: unknown): boolean =>
    value !== '' || (!isQuery && field.type === 'string' && !isDate(field));

  /** True for a name that may stand in the text beside the path. */
  const mayStand = (path: WireInput['path']): ((name: string) => boolean) => {
    if (!isQuery) return (name) => !isTrick(name);
    const known = new Set(names.flatMap(({ name, spellings }) => (Object.hasOwn(path, name) ? [] : spellings)));
    return (name) => known.has(name);
  };

  const fromText = (text: Texts, into: Decoded): void => {
    const given = collect(text);
    for (const { name, field, spellings } of names) {
      const values = spellings
        .map((each) => (given.get(each) ?? []).filter((value) => isGiven(field, value)))
        .find(({ length }) => length > 0);
      if (!values) continue;
      const value = readValues(
        field,
        values.map((each) => spell(each, entry.wire?.values?.[name])),
      );
      if (value === unreadable) into.faults.push({ field: name, code: 'type' });
      else into.input[name] = value;
    }
  };

  const fromJson = (json: unknown, into: Decoded): void => {
    if (!isPlain(json)) {
      into.faults.push({ field: '', code: 'type' });
      return;
    }
    for (const { name, field, spellings } of names) {
      const spelling = spellings.find((each) => Object.hasOwn(json, each) && json[each] !== undefined);
      if (!spelling) continue;
      const value = readJson(field, spell(json[spelling], entry.wire?.values?.[name]));
      if (value === unreadable) into.faults.push({ field: name, code: 'type' });
      else into.input[name] = value;
    }
  };

  return ({ path, text, json, query = [] }) => {
    const decoded: Decoded = { input: {}, faults: unknownFields(query, () => false) };
    if (text) {
      decoded.faults.push(...unknownFields(text, mayStand(path)));
      fromText(text, decoded);
    } else if (json !== undefined) fromJson(json, decoded);
    for (const name of Object.keys(path)) delete decoded.input[name];
    fromText(
      Object.entries(path).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
      decoded,
    );
    const { size } = decoded.input;
    if (isList && typeof size === 'number' && size > limits.pageSizeMax) decoded.input['size'] = limits.pageSizeMax;
    return decoded;
  };
};
