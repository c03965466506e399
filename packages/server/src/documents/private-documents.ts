import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { safeFileName } from '../http/content-disposition';
import { Refusal } from '../http/errors';
import type { UploadedFile } from '../http/uploaded-file';
import type { SecurityEvents } from '../log/security-events';
import { createHashQueue } from '../security/hash-queue';
import { agreedType, type FileFault } from './agreement';
import { scanPdf } from './pdf/scan';
import { previewOf } from './pictures';
import type { Scanner } from './scanner';
import { createFileStore, type FileStore } from './store';
import { removeStrayUploads } from './stray-uploads';
import { sweepOrphans } from './sweep';
import type { DocumentType, PrivateDocuments, TakenDocument } from './types';

export interface PrivateDocumentsOptions {
  /** Folder of the installation's files; documents lie in `private-documents` below it. */
  dataDir: string;
  clock: Clock;
  events: SecurityEvents;
  /** Undefined: nothing is looked at for malware. */
  scanner: Scanner | undefined;
}

const refuse = (field: string, code: FileFault): never => {
  const refusal = code === 'file_infected' ? 'infected_file' : 'unprocessable_file';
  throw new Refusal(refusal, { fields: [{ field, code }] });
};

/** What was found out about a file. */
interface Looked {
  mediaType: DocumentType;
  preview: Buffer | null;
}

const isType = (agreed: DocumentType | FileFault): agreed is DocumentType => agreed.includes('/');

/** Looks into a file: the cheap before the dear, and malware before anything is unpacked. */
const look = async (name: string, type: string, bytes: Buffer, scanner?: Scanner): Promise<Looked | FileFault> => {
  const mediaType = agreedType(name, type, bytes);
  if (!isType(mediaType)) return mediaType;
  if (await scanner?.isInfected(bytes)) return 'file_infected';
  if (mediaType === 'application/pdf') return (await scanPdf(bytes)) ?? { mediaType, preview: null };
  const preview = await previewOf(bytes, mediaType);
  return preview ? { mediaType, preview } : 'file_content';
};

/** Stores a file and its preview, or neither. */
const keep = async (store: FileStore, bytes: Buffer, preview: Buffer | null) => {
  const storageKey = await store.put(bytes);
  try {
    return { storageKey, previewKey: preview && (await store.put(preview)) };
  } catch (error) {
    await store.remove([storageKey]);
    throw error;
  }
};

/** The private documents of an installation, in `<dataDir>/private-documents`. */
export const createPrivateDocuments = (options: PrivateDocumentsOptions): PrivateDocuments => {
  const { dataDir, clock, events, scanner } = options;
  const store = createFileStore(join(dataDir, 'private-documents'), clock);
  // A file is in memory while it is looked at.
  const queue = createHashQueue({ concurrency: 2, waiting: 128 });

  const take = async (field: string, file: UploadedFile): Promise<TakenDocument> => {
    const bytes = await readFile(file.path);
    const looked = await look(file.name, file.type, bytes, scanner);
    if (typeof looked === 'string') {
      if (looked === 'file_infected') events.note('infected_file', { field, sha256: file.sha256 });
      return refuse(field, looked);
    }
    return {
      id: randomUUID(),
      name: safeFileName(file.name),
      mediaType: looked.mediaType,
      size: bytes.length,
      sha256: file.sha256,
      ...(await keep(store, bytes, looked.preview)),
    };
  };

  const tidy = async (): Promise<number> => (await store.tidy()) + (await removeStrayUploads(clock));

  return {
    take: (field, file) => queue.run(() => take(field, file)),
    drop: store.remove,
    open: store.open,
    tidy,
    room: store.room,
    sweep: async (db) => (await tidy()) + (await sweepOrphans(store, db, clock)),
  };
};
