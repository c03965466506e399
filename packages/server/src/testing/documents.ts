import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ManualClock, manualClock } from '../clock';
import { createPrivateDocuments, type PrivateDocumentsOptions } from '../documents/private-documents';
import type { PrivateDocuments, TakenDocument } from '../documents/types';
import { Refusal } from '../http/errors';
import { UploadedFile } from '../http/uploaded-file';
import type { SecurityEvent } from '../log/security-events';
import type { SentFile } from './hostileFiles';
import { testStart } from './server';

/** Documents in a folder of their own. */
export interface TestDocuments {
  documents: PrivateDocuments;
  clock: ManualClock;
  /** Folder of the stored files. */
  folder: string;
  events: SecurityEvent[];
  /** Takes a file as if it had arrived with a form. */
  take(file: SentFile): Promise<TakenDocument>;
  /** Code of the refusal and of the field's fault, or `taken`. */
  fate(file: SentFile): Promise<string>;
  /** Names of every file in the folder, finished or not. */
  stored(): Promise<string[]>;
  close(): Promise<void>;
}

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : []));
};

export const openTestDocuments = async (options: Partial<PrivateDocumentsOptions> = {}): Promise<TestDocuments> => {
  const own = await mkdtemp(join(tmpdir(), 'telve-documents-'));
  const dataDir = options.dataDir ?? own;
  const folder = join(dataDir, 'private-documents');
  const clock = manualClock(testStart);
  const events: SecurityEvent[] = [];
  const documents = createPrivateDocuments({
    clock,
    events: { note: (event) => void events.push(event) },
    scanner: undefined,
    ...options,
    dataDir,
  });
  const take: TestDocuments['take'] = async ({ name, type, bytes }) => {
    const path = join(own, randomUUID());
    await writeFile(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    try {
      return await documents.take('taxPlate', new UploadedFile(name, type, bytes.length, sha256, path));
    } finally {
      await rm(path);
    }
  };
  return {
    documents,
    clock,
    folder,
    events,
    take,
    fate: async (file) => {
      try {
        await take(file);
        return 'taken';
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return [error.code, ...error.fields.map(({ code }) => code)].join(' ');
      }
    },
    stored: () => filesBelow(folder),
    close: () => rm(own, { recursive: true, force: true }),
  };
};
