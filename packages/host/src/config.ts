/** What the server tells the page at serving time, so that one build runs anywhere (GEN-11). */
export interface HostConfig {
  /** Base address of the API; empty for the page's own origin. */
  apiBase: string;
  /** Product name shown in the shell and in titles. */
  productName: string;
  /** Origin of the page that may show /embed/apply in a frame; only that page is told. */
  embedOrigin?: string;
}

const defaults: HostConfig = { apiBase: '', productName: 'Telve' };

/** Reads the page's configuration; a missing or unreadable one gives the defaults. */
export const readConfig = (page: Document = document): HostConfig => {
  try {
    const parsed: unknown = JSON.parse(page.getElementById('telve-config')?.textContent ?? '');
    const given = typeof parsed === 'object' && parsed !== null ? (parsed as Partial<HostConfig>) : {};
    return {
      apiBase: typeof given.apiBase === 'string' ? given.apiBase.replace(/\/+$/, '') : defaults.apiBase,
      productName: typeof given.productName === 'string' ? given.productName : defaults.productName,
      ...(typeof given.embedOrigin === 'string' ? { embedOrigin: given.embedOrigin } : {}),
    };
  } catch {
    return defaults;
  }
};

/** The nonce of this page's policy; browsers hide the attribute but keep the property. */
export const readNonce = (page: Document = document): string | undefined =>
  page.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
