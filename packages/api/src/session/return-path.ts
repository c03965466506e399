import { browserStorage } from './browser-storage';
import type { StorageAdapter } from './storage';

const key = 'telve.return';
const base = 'https://own.invalid';

/**
 * The path, query and hash of a place on this origin; null for anything that could lead elsewhere:
 * `//evil.example`, `/\evil.example`, `https:evil.example`, `javascript:…`.
 */
export const safeReturnPath = (value: unknown): string | null => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, which turns /<tab>/x into //x
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\u0000-\u0020\u007f]/.test(value)) return null;
  try {
    const url = new URL(value, base);
    // Dots may fold to a second slash (`/.//x`); the folded path is judged, not the typed one.
    if (url.origin !== base || url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
};

const tabStorage = (): StorageAdapter => browserStorage({ area: 'session' });

/**
 * Keeps the asked page in this tab until the next sign-in (D-06).
 * @param userId whose page it was; null for a visitor's deep link, which anyone who signs in may follow
 */
export const rememberReturn = (path: string, userId: string | null, storage: StorageAdapter = tabStorage()): void => {
  storage.set(key, JSON.stringify({ path, userId }));
};

/** Takes the kept page, once: the path when it is safe and was kept for this user or for anyone, else null. */
export const takeReturn = (userId: string, storage: StorageAdapter = tabStorage()): string | null => {
  const text = storage.get(key);
  storage.remove(key);
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { path, userId: owner } = kept as { path?: unknown; userId?: unknown };
    return owner === null || owner === userId ? safeReturnPath(path) : null;
  } catch {
    return null;
  }
};
