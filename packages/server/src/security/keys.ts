import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Keys of the server, each for one purpose, all derived from the configured secret. */
export interface Keys {
  accessToken: KeyObject;
  refreshToken: KeyObject;
  /** Signs the tokens of widgets in other teams' pages. */
  widgetToken: KeyObject;
  /** Seals a successor token that must be answered again within the grace. */
  seal: KeyObject;
  /** Signs links to private documents. */
  link: KeyObject;
  /** Signs links to logs of imports. */
  importLink: KeyObject;
  /** Hashes e-mail codes, which are too short for a hash without a key. */
  emailCode: KeyObject;
  /** Hashes what names an erased person in the proof of the erasure. */
  erasure: KeyObject;
}

/** Derives the keys (HKDF-SHA-256). One key never serves two purposes, so that no signature fits elsewhere. */
export const deriveKeys = (secret: string): Keys => {
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'telve', `telve ${purpose} v1`, 32)));
  return {
    accessToken: derive('access token'),
    refreshToken: derive('refresh token'),
    widgetToken: derive('widget token'),
    seal: derive('seal'),
    link: derive('link'),
    importLink: derive('import link'),
    emailCode: derive('e-mail code'),
    erasure: derive('erasure'),
  };
};
