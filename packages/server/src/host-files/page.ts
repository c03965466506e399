import { randomBytes } from 'node:crypto';
import { commonHeaders } from '../security/headers';

/** What the build leaves in the page for the server to fill. */
const nonceMark = /__CSP_NONCE__/g;
const configMark = /(<script type="application\/json" id="telve-config"[^>]*>)[^<]*(<\/script>)/;

/** Configuration that the host reads when it starts. */
export interface HostConfig {
  /** Base address of the API; empty: the same origin. */
  apiBase: string;
  /** Origin of the page that shows this one in a frame; absent: none may. */
  embedOrigin?: string;
}

/** JSON that cannot end the script element it stands in. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const policy = (nonce: string, { apiBase, embedOrigin }: HostConfig): string => {
  const api = apiBase === '' ? '' : ` ${new URL(apiBase).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${embedOrigin ?? "'none'"}`,
  ].join('; ');
};

export interface Page {
  html: string;
  headers: Record<string, string>;
}

/** Browsers that know no frame-ancestors are told by this; the others would take it for every frame. */
const frameHeaders = ({ embedOrigin }: HostConfig): Record<string, string> => {
  const { 'x-frame-options': refusal, ...others } = commonHeaders;
  return embedOrigin === undefined && refusal !== undefined ? { ...others, 'x-frame-options': refusal } : others;
};

/**
 * Makes the panel's page from the built `index.html`: the run-time configuration once, a fresh nonce at every answer, and
 * the one page around it that may frame it.
 * Throws when the file has no place for the configuration, because the panel would then call the wrong server.
 */
export const pageMaker = (template: string, config: HostConfig): ((embedOrigin?: string) => Page) => {
  if (!configMark.test(template)) throw new Error('index.html of the host has no element for its configuration');
  const fill = (own: HostConfig) =>
    template.replace(configMark, (_match, open: string, close: string) => open + inlineJson(own) + close);
  const filled = fill(config);
  return (embedOrigin) => {
    const own: HostConfig = embedOrigin === undefined ? config : { ...config, embedOrigin };
    const nonce = randomBytes(16).toString('base64url');
    return {
      html: (embedOrigin === undefined ? filled : fill(own)).replace(nonceMark, nonce),
      headers: {
        ...frameHeaders(own),
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(nonce, own),
      },
    };
  };
};
