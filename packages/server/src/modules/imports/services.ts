import type { ImportLogLinks } from './log/links';
import type { ImportReader } from './sheet/reader';

/** What the imports stand on. */
export interface ImportServices {
  importReader: ImportReader;
  importLogLinks: ImportLogLinks;
}
