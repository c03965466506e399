import { documentBytesMax, documentExtensions } from './values';

/** What a chosen file and one that arrived have in common. */
export interface NamedFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** What is wrong with a document's file by its name and size; what is in it is looked at besides. */
export type DocumentFileFault = 'file_type' | 'file_empty' | 'file_size';

/** End of a file's name in lower case, without the dot; empty where there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The first fault of a document's file, or null (WIZ-54, WIZ-55). */
export const documentFileFault = ({ name, size }: NamedFile): DocumentFileFault | null => {
  if (!(documentExtensions as readonly string[]).includes(extensionOf(name))) return 'file_type';
  if (size === 0) return 'file_empty';
  return size > documentBytesMax ? 'file_size' : null;
};
