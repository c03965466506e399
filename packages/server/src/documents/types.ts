import type { Readable } from 'node:stream';
import type { Db } from '../http/call';
import type { UploadedFile } from '../http/uploaded-file';

/** Media types of documents, told from the content. */
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** A document that was looked at and stored. Its row is the caller's to write; without one it is swept away. */
export interface TakenDocument {
  /** Random UUID, the document's name in links. */
  id: string;
  /** Name of the file as it was sent: NFC, at most 255 characters, none of which controls anything. */
  name: string;
  mediaType: DocumentType;
  /** Bytes. */
  size: number;
  /** Hash of the content, in hex. */
  sha256: string;
  /** Where the store keeps the file, byte for byte. */
  storageKey: string;
  /** Where it keeps the picture for previews; null for a PDF. */
  previewKey: string | null;
}

/** A stored file that is being read. */
export interface OpenDocument {
  body: Readable;
  /** Bytes. */
  size: number;
}

/** The private documents: looked at before they are kept, apart from everything that everybody may see. */
export interface PrivateDocuments {
  /**
   * Checks a file and stores it. When it returns, the file is on the disk to stay.
   * @param field path of the form's field, named in a refusal
   * @throws Refusal `unprocessable_file` or `infected_file` with the fault at `field` (`file_type`, `file_content`,
   * `file_active`, `file_locked`, `file_infected`); `storage_full`; `service_unavailable` when the scanner does not
   * answer. Nothing is stored then.
   */
  take(field: string, file: UploadedFile): Promise<TakenDocument>;
  /** Removes stored files, previews too; keys that are gone already are none the worse. */
  drop(keys: readonly string[]): Promise<void>;
  /** @throws Refusal `not_found` for a key that the store does not have. */
  open(key: string): Promise<OpenDocument>;
  /** Removes what a cut writing left behind more than a minute ago, and uploads whose process ended; answers how many files that were. */
  tidy(): Promise<number>;
  /** Tidies, and removes files that have had no row for ten minutes; answers how many files that were. */
  sweep(db: Db): Promise<number>;
  /** Bytes that can still be stored. */
  room(): Promise<number>;
}
