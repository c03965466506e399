import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

/** Below this path the server shows public images and animations: `/media/<key>`. */
export const publicImagesPath = '/media';

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Words of small letters, digits and dashes, with slashes between them and one known ending: no way out of a folder. */
const keyPattern = /^[a-z\d][a-z\d-]{0,60}(?:\/[a-z\d][a-z\d-]{0,60}){0,3}\.(?:jpg|json|png|svg|webp)$/;

/** What a writing is called until it is whole. */
const draftPattern = /^(.+)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.draft$/;

const isKey = (key: string): boolean => keyPattern.test(draftPattern.exec(key)?.[1] ?? key);

/** A file of a folder and the instant at which it was written, in milliseconds since 1970. */
export interface WrittenImage {
  key: string;
  at: number;
}

/** A stored image or animation. */
export interface PublicImage {
  bytes: Buffer;
  /** Content-Type. SVG is made by the server alone and is to be shown under a sandboxing CSP; JSON is an animation. */
  type: string;
}

/** Images and animations that everybody may see. They are never changed: a new one gets a new key. */
export interface PublicImages {
  /** The image, or undefined for an unknown or impossible key. */
  read(key: string): Promise<PublicImage | undefined>;
  /** Stores an image; a half-written one is never read. @throws on an impossible key. */
  write(key: string, bytes: Buffer | string): Promise<void>;
  /** Removes an image; one that is not there is no fault. @throws on an impossible key. */
  remove(key: string): Promise<void>;
  /** Every image of a folder, and what a cut writing left there. */
  list(folder: string): Promise<WrittenImage[]>;
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Images in `<dataDir>/public-images`. */
export function createPublicImages(dataDir: string): PublicImages {
  const folder = join(dataDir, 'public-images');
  return {
    read: async (key) => {
      if (!keyPattern.test(key)) return undefined;
      try {
        return { bytes: await readFile(join(folder, key)), type: types[extname(key)] as string };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: async (key, bytes) => {
      if (!keyPattern.test(key)) throw new Error('not a key of a public image');
      const file = join(folder, key);
      const draft = `${file}.${randomUUID()}.draft`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: async (key) => {
      if (!isKey(key)) throw new Error('not a key of a public image');
      await rm(join(folder, key), { force: true });
    },
    list: async (of) => {
      const written: WrittenImage[] = [];
      for (const name of await namesIn(join(folder, of))) {
        const key = `${of}/${name}`;
        // One that goes meanwhile is left out.
        const found = isKey(key) ? await stat(join(folder, key)).catch(() => undefined) : undefined;
        if (found?.isFile()) written.push({ key, at: found.mtimeMs });
      }
      return written;
    },
  };
}
