import { randomBytes } from 'node:crypto';
import { commonHeaders } from '../security/headers';

/** What the build leaves in the page for the server to fill. */
const nonceMark = /__CSP_NONCE__/g;
const configMark = /(<script type="application\/json" id="telve-config"[^>]*>)[^<]*(<\/script>)/;

/** Configuration that the host reads when it starts. */
export interface HostConfig {
  /** Base address of the API; empty: the same origin. */
  apiBase: string;
}

/** JSON that cannot end the script element it stands in. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const policy = (nonce: string, apiBase: string): string => {
  const api = apiBase === '' ? '' : ` ${new URL(apiBase).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

export interface Page {
  html: string;
  headers: Record<string, string>;
}

/**
 * Makes the panel's page from the built `index.html`: the run-time configuration once, a fresh nonce at every answer.
 * Throws when the file has no place for the configuration, because the panel would then call the wrong server.
 */
export const pageMaker = (template: string, config: HostConfig): (() => Page) => {
  if (!configMark.test(template)) throw new Error('index.html of the host has no element for its configuration');
  const filled = template.replace(
    configMark,
    (_match, open: string, close: string) => open + inlineJson(config) + close,
  );
  return () => {
    const nonce = randomBytes(16).toString('base64url');
    return {
      html: filled.replace(nonceMark, nonce),
      headers: {
        ...commonHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(nonce, config.apiBase),
      },
    };
  };
};
