import { describe, expect, it } from 'vitest';
import { rulesOf } from '../rules';
import { pathNames } from '../wire/path';
import { allEntries, contract } from '.';
import { type Entry, isUnsafe } from './entry';
import { errorStatus } from './errors';
import { isRole } from './roles';

const named: [string, Entry][] = allEntries.map((entry) => [entry.id, entry]);

const isPaged = (entry: Entry): boolean =>
  'totalPages' in ((rulesOf(entry).payload.describe() as { fields?: object }).fields ?? {});

const fieldsOf = (entry: Entry): string[] =>
  Object.keys((rulesOf(entry).input.describe() as { fields: object }).fields);

describe('the contract', () => {
  it('gives every call its own id', () => {
    expect(new Set(allEntries.map((entry) => entry.id)).size).toBe(allEntries.length);
  });

  it('gives every call its own method and path, whatever the names in the path', () => {
    const addresses = allEntries.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\??\}/g, '{}').toLowerCase()}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('names the calls of a noun after the noun', () => {
    for (const [noun, entries] of Object.entries(contract)) {
      for (const entry of Object.values(entries)) expect(entry.id).toMatch(new RegExp(`^${noun}\\.\\w+$`));
    }
  });

  it('offers the calls of the specification at their addresses (AUTH-12, AUTH-24, AUTH-28, AUTH-29, SES-16)', () => {
    expect(allEntries.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /api/panel/auth/login',
        'POST /api/panel/auth/forgot-password',
        'GET /api/panel/auth/new-password/{email}',
        'POST /api/merchant/auth/forgot-password',
        'POST /api/panel/auth/refresh-token',
      ]),
    );
  });

  it.each(named)('%s: rules for what goes in and what comes out', (_id, entry) => {
    expect(rulesOf(entry).input).toBeDefined();
    expect(rulesOf(entry).payload).toBeDefined();
  });

  it.each(named)('%s: every name in its path, every alias and every date is a field of the input', (_id, entry) => {
    const fields = fieldsOf(entry);
    const { aliases = {}, dates = {} } = entry.wire ?? {};
    expect(fields).toEqual(
      expect.arrayContaining([...pathNames(entry.path), ...Object.keys(aliases), ...Object.keys(dates)]),
    );
    for (const alias of Object.values(aliases).flat()) expect(fields).not.toContain(alias);
  });

  it.each(named)('%s: known roles, known codes, and none that a general answer already covers', (_id, entry) => {
    if (typeof entry.access !== 'string') {
      expect(entry.access.length).toBeGreaterThan(0);
      expect(entry.access.every(isRole)).toBe(true);
    }
    expect(entry.errors.every((code) => code in errorStatus)).toBe(true);
    expect(new Set(entry.errors).size).toBe(entry.errors.length);
  });

  it.each(named)('%s: reads by GET, and writes or makes something only otherwise', (_id, entry) => {
    if (entry.method === 'GET') expect([entry.writes, entry.idempotent]).toEqual([undefined, undefined]);
    else expect(entry.reads).toBeUndefined();
    if (entry.idempotent) expect(entry.method).toBe('POST');
  });

  it('has a GET that changes something, and one that is written down as an export of codes (AUTH-28, CAMP-109, D-91)', () => {
    const gets = allEntries.filter(({ method }) => method === 'GET');
    expect(gets.filter(isUnsafe).map(({ id }) => id)).toEqual(['auth.newPassword', 'campaigns.exportCodes']);
  });

  it('lists in pages take page, size and search (GEN-08)', () => {
    const lists = allEntries.filter(isPaged);
    expect(lists.length).toBeGreaterThan(0);
    for (const entry of lists) expect(fieldsOf(entry)).toEqual(expect.arrayContaining(['page', 'size', 'search']));
  });

  it('answers 401 and 403 with one code each, since they end sessions (D-06, D-12)', () => {
    const codesOf = (status: number) =>
      Object.entries(errorStatus).flatMap(([code, at]) => (at === status ? [code] : []));
    expect(codesOf(401)).toEqual(['unauthorized']);
    expect(codesOf(403)).toEqual(['forbidden']);
  });
});
