import { isIsoDate, toWireDate } from '@telve/locale';
import type { Entry } from '../contract/entry';
import { fillPath, pathNames } from './path';

/** A call as it travels. `query` starts with `?` or is empty; `body` is an object, form data or nothing. */
export interface WireCall {
  path: string;
  query: string;
  body: Record<string, unknown> | FormData | undefined;
}

/** Dropped from a query: null, undefined and empty text; `false` and 0 are sent (GEN-09, D-15). */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const pagingNames = { page: 'pageNumber', size: 'pageSize' } as const;

const wireName = (entry: Entry, name: string): string =>
  entry.wire?.paging === 'pageNumber' && name in pagingNames ? pagingNames[name as keyof typeof pagingNames] : name;

const wireValue = (entry: Entry, name: string, value: unknown): unknown => {
  const form = entry.wire?.dates?.[name];
  // A text that is no date travels as it was typed, for the rules to refuse.
  return form && typeof value === 'string' && isIsoDate(value) ? toWireDate(value, form) : value;
};

const toQuery = (fields: [string, unknown][]): string => {
  const search = new URLSearchParams();
  for (const [name, value] of fields) {
    if (!isEmpty(value)) search.append(name, String(value));
  }
  const query = search.toString();
  return query === '' ? '' : `?${query}`;
};

const toForm = (fields: [string, unknown][]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) {
    // Unlike in a query, an empty text means that the field is emptied.
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else if (Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof Blob)) {
      for (const file of value) form.append(name, file);
    } else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
};

/**
 * Writes a call in the contract's wire spelling: path, query and body.
 * Query for GET and DELETE, form data for `multipart`, else a JSON object.
 */
export const encode = (entry: Entry, input: Record<string, unknown>): WireCall => {
  const inPath = new Set(pathNames(entry.path));
  const fields = Object.entries(input)
    .filter(([name]) => !inPath.has(name))
    .map(([name, value]): [string, unknown] => [wireName(entry, name), wireValue(entry, name, value)]);
  const path = fillPath(entry, input);
  if (entry.method === 'GET' || entry.method === 'DELETE') return { path, query: toQuery(fields), body: undefined };
  if (entry.kind === 'multipart') return { path, query: '', body: toForm(fields) };
  return { path, query: '', body: Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
};
