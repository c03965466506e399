import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../db/index';
import { openTestDatabase } from '../testing/database';
import { addApplication, addDocument } from '../testing/documentRows';
import { openTestDocuments, type TestDocuments } from '../testing/documents';
import { picture } from '../testing/hostileFiles';
import { pdf } from '../testing/pdf';

let handle: DatabaseHandle;
let store: TestDocuments;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());
beforeEach(async () => {
  store = await openTestDocuments();
});
afterEach(() => store.close());

const plate = { name: 'levha.pdf', type: 'application/pdf', bytes: pdf() };
const sweep = () => store.documents.sweep(handle.db);

describe('the sweep', () => {
  it('removes what has been without a row for ten minutes and nothing else (WIZ-61)', async () => {
    const photo = { name: 'levha.png', type: 'image/png', bytes: await (await picture()).png().toBuffer() };
    const kept = await store.take(photo);
    await addDocument(handle.db, await addApplication(handle.db, 'sweep@telve.example'), 'taxPlate', kept);
    await store.take(photo);
    store.clock.advance(599_000);
    const late = await store.take(plate);
    expect(await sweep()).toBe(0);
    store.clock.advance(2000);
    expect(await sweep()).toBe(2);
    const left = [kept.storageKey, kept.previewKey as string, late.storageKey];
    expect((await store.stored()).sort()).toEqual(left.sort());
    expect(await sweep()).toBe(0);
  });

  it('removes nothing when most of a store would go: that is the wrong database', async () => {
    for (let count = 0; count < 51; count += 1) await store.take(plate);
    store.clock.advance(601_000);
    await expect(sweep()).rejects.toThrow('51 of 51 documents have no row');
    expect(await store.stored()).toHaveLength(51);
  });
});
