import type { BrowserContextOptions, Page } from '@playwright/test';
import type { SignedIn } from '@telve/api';

/** The five values that a browser keeps (D-05). */
export const storedKeys = ['accessToken', 'refreshToken', 'nameSurname', 'email', 'userRoles'] as const;
export type StoredKey = (typeof storedKeys)[number];

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** Claims of an access token, unchecked. */
export const readToken = (token: string | null): Record<string, unknown> => claimsOf(token ?? '');

/** Browser storage of somebody who has signed in. */
export const storageStateOf = (
  tokens: SignedIn,
  baseURL: string,
): Exclude<BrowserContextOptions['storageState'], string> => {
  const values: Record<StoredKey, string> = {
    refreshToken: tokens.refreshToken,
    nameSurname: tokens.nameSurname,
    email: tokens.email,
    userRoles: JSON.stringify([readToken(tokens.accessToken).roleName]),
    accessToken: tokens.accessToken,
  };
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] };
};

/** What the browser keeps now; null for what is not there. */
export const stored = (page: Page): Promise<Record<StoredKey, string | null>> =>
  page.evaluate(
    (keys) =>
      Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])) as Record<StoredKey, string | null>,
    storedKeys,
  );

/** True while nothing of a session lies in the browser. */
export const storesNothing = async (page: Page): Promise<boolean> =>
  Object.values(await stored(page)).every((value) => value === null);

export const setStored = (page: Page, key: StoredKey, value: string | null): Promise<void> =>
  page.evaluate(([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)), [
    key,
    value,
  ] as const);

/** Makes the stored access token one that the server refuses with 401; whose it is can still be read from it. */
export const spoilAccessToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [head, claims] = (localStorage.getItem('accessToken') ?? '').split('.');
    localStorage.setItem('accessToken', `${head}.${claims}.ended`);
  });

/** Makes both tokens worthless: the next renewal is refused. */
export const spoilBothTokens = async (page: Page): Promise<void> => {
  await setStored(page, 'refreshToken', 'ended');
  await spoilAccessToken(page);
};
