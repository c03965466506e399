import type { WorkBook } from '@e965/xlsx';
import { codePages } from './codePages';

/** An OLE container or a zip as the library holds it. */
export interface Container {
  FullPaths: string[];
  FileIndex: { name: string; content?: ArrayLike<number> }[];
}

/** What is used of the library, which leaves these untyped. */
interface Containers {
  read: (bytes: Uint8Array, options: { type: 'array' }) => Container;
  write: (container: Container, options: { type: 'array'; fileType: 'zip' }) => Uint8Array;
  utils: {
    cfb_new: () => Container;
    cfb_add: (container: Container, name: string, content: Uint8Array, options: { unsafe: true }) => void;
  };
}

export interface Library {
  read: (bytes: Uint8Array, options: Record<string, unknown>) => WorkBook;
  containers: Containers;
}

let loaded: Promise<Library> | undefined;

async function load(): Promise<Library> {
  const library = await import('./xlsx');
  library.set_cptable(codePages);
  return { read: library.read as Library['read'], containers: library.CFB as Containers };
}

/** The library that reads workbooks, loaded when it is first needed. A load that failed is tried anew. */
export function loadLibrary(): Promise<Library> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
