import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDocuments, type TestDocuments } from '../testing/documents';
import { picture } from '../testing/hostileFiles';
import { pdf } from '../testing/pdf';

let store: TestDocuments;
beforeEach(async () => {
  store = await openTestDocuments();
});
afterEach(() => store.close());

const plate = { name: 'Vergi Levhası.pdf', type: 'application/pdf', bytes: pdf() };
const photo = async (name = 'levha.jpg') => ({
  name,
  type: 'image/jpeg',
  bytes: await (await picture()).jpeg().toBuffer(),
});

describe('a document that is taken', () => {
  it('is kept byte for byte under a random key that only the server may read (WIZ-41)', async () => {
    const taken = await store.take(plate);
    const again = await store.take(plate);
    expect(taken).toMatchObject({ mediaType: 'application/pdf', size: plate.bytes.length, previewKey: null });
    const { body, size } = await store.documents.open(taken.storageKey);
    expect([await buffer(body), size]).toEqual([plate.bytes, plate.bytes.length]);
    const file = join(store.folder, 'stored', taken.storageKey);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(store.folder)).mode & 0o077).toBe(0);
    expect(new Set([taken.id, taken.storageKey, again.id, again.storageKey]).size).toBe(4);
    expect(await store.stored()).toHaveLength(2);
  });

  it('has a picture for previews beside it when it is one (WIZ-42)', async () => {
    const sent = await photo();
    const taken = await store.take(sent);
    expect(await readFile(join(store.folder, 'stored', taken.storageKey))).toEqual(sent.bytes);
    expect((await buffer((await store.documents.open(taken.previewKey as string)).body)).subarray(0, 3)).toEqual(
      Buffer.from([0xff, 0xd8, 0xff]),
    );
  });

  it.each([
    ['Vergi Levhas\u0131\u2013S\u0327is\u0327li.pdf', 'Vergi Levhası–Şişli.pdf'],
    ['../../x.pdf', '.._.._x.pdf'],
    ['a\0b\r\nc.pdf', 'abc.pdf'],
    ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
    ['CON.pdf', 'CON.pdf'],
    [`${'ş'.repeat(300)}.pdf`, `${'ş'.repeat(251)}.pdf`],
  ])('keeps the name %j as data alone (WIZ-43)', async (name, kept) => {
    expect((await store.take({ ...plate, name })).name).toBe(kept);
  });

  it('is gone when it is dropped, which may be said twice', async () => {
    const { storageKey, previewKey } = await store.take(await photo());
    const keys = [storageKey, previewKey as string];
    await store.documents.drop(keys);
    await store.documents.drop([...keys, '../../../etc/passwd']);
    expect(await store.stored()).toEqual([]);
    await expect(store.documents.open(storageKey)).rejects.toThrow('not_found');
  });

  it.each(['../../etc/passwd', '..%2f..%2fetc/passwd', '', 'stored', '5f0c2c1e-7c1d-4b53-9d1e-0a4b8f0f9a11'])(
    'is not found under the key %j',
    async (key) => {
      await expect(store.documents.open(key)).rejects.toThrow('not_found');
    },
  );
});

describe('a document that is refused', () => {
  it.each([
    ['another ending', { name: 'levha.docx' }, 'unprocessable_file file_type'],
    ['no ending', { name: 'levha' }, 'unprocessable_file file_type'],
    ['the ending of a picture', { name: 'levha.png' }, 'unprocessable_file file_content'],
    ['the type of a page', { type: 'text/html' }, 'unprocessable_file file_content'],
    ['a lock', { bytes: pdf({ trailer: '/Encrypt 5 0 R' }) }, 'unprocessable_file file_locked'],
    ['a script', { bytes: pdf({ catalog: '/AA << /JS (x) >>' }) }, 'unprocessable_file file_active'],
  ])('for %s is named at its field and not kept (WIZ-54)', async (_what, change, fate) => {
    expect(await store.fate({ ...plate, ...change })).toBe(fate);
    expect(await store.stored()).toEqual([]);
  });

  it.each(['', 'application/octet-stream', 'application/pdf; charset=binary', 'Application/PDF'])(
    'is not so for a browser that declares %j (WIZ-54)',
    async (type) => {
      expect(await store.fate({ ...plate, type, name: 'LEVHA.PDF' })).toBe('taken');
    },
  );
});
