import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type AccountName, demoPassword } from './accounts';
import { PanelApi } from './panelApi';
import { storageStateOf } from './session';
import { watch } from './watch';

interface Options {
  /** Who is signed in when the test begins, in a session of the test's own. Default: nobody. */
  account: AccountName | null;
  /** Statuses from 400 on that the test provokes; any other one fails it. Default: none. */
  refusals: readonly number[];
}

interface Fixtures {
  /** The server as staff sees it, in a session of its own. */
  api: PanelApi;
  /** A further browser, signed in or not, watched as the first one is. */
  visit: (account: AccountName | null, options?: BrowserContextOptions) => Promise<Page>;
}

const nobody = { cookies: [], origins: [] };

const openSession = async (baseURL: string | undefined, account: AccountName | null) => {
  if (account === null || baseURL === undefined) return nobody;
  const api = await PanelApi.signIn(baseURL, account, demoPassword);
  await api.dispose();
  return storageStateOf(api.tokens, baseURL);
};

/** The test of this suite: signed in as asked, and failing on anything the browser complains about. */
export const test = base.extend<Options & Fixtures>({
  account: [null, { option: true }],
  refusals: [[], { option: true }],

  storageState: async ({ account, baseURL }, use) => use(await openSession(baseURL, account)),

  context: async ({ context, refusals }, use) => {
    const verify = await watch(context, refusals);
    await use(context);
    verify();
  },

  api: async ({ baseURL }, use) => {
    const api = await PanelApi.signIn(baseURL ?? '', 'admin');
    await use(api);
    await api.dispose();
  },

  visit: async ({ browser, baseURL, refusals }, use) => {
    const opened: { close: () => Promise<void>; verify: () => void }[] = [];
    await use(async (account, options) => {
      const context = await browser.newContext({ ...options, storageState: await openSession(baseURL, account) });
      opened.push({ close: () => context.close(), verify: await watch(context, refusals) });
      return context.newPage();
    });
    for (const { close, verify } of opened) {
      await close();
      verify();
    }
  },
});

export { expect } from '@playwright/test';
