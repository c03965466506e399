import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock';

/** Longest life of a link, in seconds (D-51). */
export const linkLife = 300;

/** What a link opens, and for whom. */
export interface LinkTarget {
  /** Random id of the document. */
  document: string;
  userId: number;
}

export interface SignedLinks {
  /** The address of a document for one user, below `base`, e.g. `/files`. */
  sign(target: LinkTarget): string;
  /** The target of a link that is ours, whole and not over, else null. */
  verify(document: string, query: Readonly<Record<string, string | undefined>>): LinkTarget | null;
}

/**
 * Signs links that a browser can open without a token. Changing one character, another document or another user breaks
 * it; after five minutes it is over. Whoever serves it must still ask whether the user may see the document.
 *
 * @param base path below which documents are served
 */
export const createSignedLinks = (key: KeyObject, clock: Clock, base: string): SignedLinks => {
  const code = (document: string, userId: string, until: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([document, userId, until]))
      .digest();

  return {
    sign: ({ document, userId }) => {
      const until = String(Math.floor(clock.now().getTime() / 1000) + linkLife);
      const signature = code(document, String(userId), until).toString('base64url');
      return `${base}/${encodeURIComponent(document)}?u=${userId}&e=${until}&s=${signature}`;
    },
    verify: (document, { u = '', e = '', s = '' }) => {
      if (!/^\d{1,10}$/.test(u) || !/^\d{1,12}$/.test(e)) return null;
      const given = Buffer.from(s, 'base64url');
      const right = code(document, u, e);
      const whole = given.length === right.length && timingSafeEqual(given, right) && given.toString('base64url') === s;
      return whole && Number(e) * 1000 > clock.now().getTime() ? { document, userId: Number(u) } : null;
    },
  };
};
