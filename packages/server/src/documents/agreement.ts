import type { DocumentType } from './types';

interface Kind {
  type: DocumentType;
  extensions: readonly string[];
  /** How browsers and systems call it. */
  declared: readonly string[];
  /** First bytes of the content. */
  magic: Buffer;
}

const kinds: readonly Kind[] = [
  {
    type: 'application/pdf',
    extensions: ['pdf'],
    declared: ['application/pdf', 'application/x-pdf'],
    magic: Buffer.from('%PDF-'),
  },
  {
    type: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    declared: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    magic: Buffer.from([0xff, 0xd8, 0xff]),
  },
  {
    type: 'image/png',
    extensions: ['png'],
    declared: ['image/png', 'image/x-png'],
    magic: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  },
];

/** What a sender says who does not know the type. */
const undeclared = ['', 'application/octet-stream'];

/** Codes of what can be wrong with a document's file. */
export type FileFault = 'file_type' | 'file_content' | 'file_active' | 'file_locked' | 'file_infected';

/**
 * The type on which a file's extension, its first bytes and the declared type agree (WIZ-54).
 *
 * @param name name as sent; its case does not matter
 * @param declared media type as sent, with or without parameters; empty and `application/octet-stream` claim nothing
 * @returns the type, or the fault: `file_type` for an ending that is not taken, `file_content` for disagreement
 */
export const agreedType = (name: string, declared: string, bytes: Buffer): DocumentType | FileFault => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = kinds.find(({ extensions }) => extensions.includes(extension));
  if (!kind) return 'file_type';
  const claim = (declared.split(';', 1)[0] as string).trim().toLowerCase();
  const claimed = undeclared.includes(claim) || kind.declared.includes(claim);
  return claimed && bytes.subarray(0, kind.magic.length).equals(kind.magic) ? kind.type : 'file_content';
};
