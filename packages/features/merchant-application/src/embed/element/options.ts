import type { Client } from '@telve/api';
import type { EmbedEvents, ProviderOptions, ViewOptions } from '../types';
import type { TokenSource } from './tokenAuth';

/** What a page without React says to have the application shown. */
export interface MountOptions extends ViewOptions, EmbedEvents, ProviderOptions, Partial<TokenSource> {
  /** Address of the API, e.g. `https://panel.example.com`. Required unless a `client` is given; read once. */
  apiBase?: string;
  /** A client of the page's own, instead of `apiBase` and `getAccessToken`; read once. */
  client?: Client;
}

/** What is missing to begin, in one sentence; null when nothing is. */
export const missingOption = ({ apiBase, client, view, email, getAccessToken }: MountOptions): string | null => {
  if (!client && !apiBase) return 'apiBase is missing: the address of the Telve API, e.g. https://panel.example.com.';
  if (view !== 'wizard') return null;
  if (!email) return 'email is missing: view "wizard" shows the application of the signed-in applicant.';
  if (!client && !getAccessToken) return 'getAccessToken is missing: view "wizard" needs a signed-in applicant.';
  return null;
};
