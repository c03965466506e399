import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApplicationDocument, applicationDocuments } from '@telve/api';
import type { DatabaseHandle } from '../../src/db/index';
import type { Random } from '../../src/seed/random';
import { picture } from '../../src/testing/hostileFiles';
import { pdf, pdfStream } from '../../src/testing/pdf';

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A scanned page of up to 3 MB, or a photo. */
const newFile = async (name: ApplicationDocument, random: Random): Promise<File> => {
  if (random.chance(0.3)) {
    const bytes = await (await picture(random.int(200, 1200), 800)).jpeg().toBuffer();
    return new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' });
  }
  const scan = pdfStream('/Type /XObject /Subtype /Image /Filter /DCTDecode', randomBytes(random.int(1000, 3_000_000)));
  return new File([new Uint8Array(pdf({ objects: [scan] }))], `${name}.pdf`, { type: 'application/pdf' });
};

/** Files for one to five documents; none of them was there before. */
export const newFiles = async (random: Random): Promise<[ApplicationDocument, File][]> => {
  const first = random.int(0, 4);
  const names = Array.from({ length: random.int(1, 5) }, (_, n) => applicationDocuments[(first + n) % 5]);
  return Promise.all(names.map(async (name) => [name, await newFile(name as ApplicationDocument, random)] as never));
};

/** Where a server keeps files: stored documents, those being written, and uploads that are arriving. */
interface FileFolders {
  stored: string;
  incoming: string;
  uploads: string;
}

export const foldersOf = (dataDir: string): FileFolders => ({
  stored: join(dataDir, 'private-documents', 'stored'),
  incoming: join(dataDir, 'private-documents', 'incoming'),
  uploads: join(dataDir, 'uploads'),
});

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Makes every file as old as an hour: old enough for the server to see that nobody comes back for it. */
export const ageFiles = async (folders: FileFolders): Promise<void> => {
  const before = new Date(Date.now() - 3_600_000);
  for (const folder of Object.values(folders)) {
    for (const name of await namesIn(folder)) await utimes(join(folder, name), before, before);
  }
};

/** Compares rows of documents with the files: each row has its whole file and preview, and there is no file besides. */
export const wrongFiles = async (db: DatabaseHandle['db'], folders: FileFolders): Promise<string[]> => {
  const rows = await db.selectFrom('application_documents').selectAll().execute();
  const named = new Set<string>();
  const wrong: string[] = [];
  for (const { id, storage_key: key, preview_key: preview, size, sha256 } of rows) {
    for (const each of [key, preview]) if (each !== null) named.add(each);
    const bytes = await readFile(join(folders.stored, key)).catch(() => undefined);
    if (!bytes) wrong.push(`document ${id} has no file`);
    else if (bytes.length !== size || hashOf(bytes) !== sha256) wrong.push(`the file of document ${id} is another`);
    if (preview === null) continue;
    const shown = await readFile(join(folders.stored, preview)).catch(() => undefined);
    if (!shown?.length) wrong.push(`document ${id} has no preview`);
  }
  const orphans = (await namesIn(folders.stored)).filter((key) => !named.has(key));
  const cut = await namesIn(folders.incoming);
  const stray = await namesIn(folders.uploads);
  return [
    ...wrong,
    ...orphans.map((key) => `stored without a row: ${key}`),
    ...cut.map((key) => `half written: ${key}`),
    ...stray.map((name) => `left of an upload: ${name}`),
  ];
};

/** How many files lie in each folder, in words. */
export const countFiles = async ({ stored, incoming, uploads }: FileFolders): Promise<string> =>
  `${(await namesIn(stored)).length} stored, ${(await namesIn(incoming)).length} half written, ${(await namesIn(uploads)).length} of uploads`;
