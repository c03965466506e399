import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database';
import { accountSearch, companySearch, searchPattern, venueSearch } from './search';
import type { DatabaseHandle } from './types/handle';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
  const names = ['Yüzde 100% Kahve', 'Alt_Çizgi', 'Ters\\Bölü', 'IĞDIR Şubesi', 'Düz'];
  await handle.db
    .insertInto('companies')
    .values(names.map((name) => ({ name, search: companySearch({ name }) })))
    .execute();
});
afterAll(() => handle.close());

const found = async (text: string): Promise<string[]> => {
  const rows = await handle.db
    .selectFrom('companies')
    .select('name')
    .where('search', 'like', searchPattern(text))
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
};

it.each([
  ['%', ['Yüzde 100% Kahve']],
  ['_', ['Alt_Çizgi']],
  ['\\', ['Ters\\Bölü']],
  ['0%_k', []],
])('takes %j for an ordinary character', async (text, names) => {
  expect(await found(text)).toEqual(names);
});

it.each(['ığdır', 'iğdir', 'IGDIR şube', 'İĞDİR', 'S\u0327ubesi'])('finds IĞDIR Şubesi by %j', async (text) => {
  expect(await found(text)).toEqual(['IĞDIR Şubesi']);
});

it('looks in names, codes and e-mails', () => {
  expect(venueSearch({ name: 'Köşe', code: 'TLV-1' })).toBe('kose tlv-1');
  expect(accountSearch({ first_name: 'Işıl', last_name: 'Öz', email: 'I@x.example' })).toBe('isil oz i@x.example');
});
