import type { BrowserContext, Page } from '@playwright/test';
import { accounts, demoPassword } from '../e2e/support/accounts';

/** The built panel, and the same written with React alone. */
export const sides = ['ours', 'plain'] as const;
export type Side = (typeof sides)[number];

/** Rate by which Chromium slows the page's processor down. */
const slowdown = 4;

/** Makes the page's processor a slow one. */
export const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/** Nothing under way any more, in the network or in what follows an answer. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  // Twice: what follows an answer may ask for idle time itself.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))));
};

/** The session lies in the browser's storage, where the plain pages find it too. */
export const signIn = async (context: BrowserContext): Promise<void> => {
  // Functions that run in the page keep their names by a helper of the compiler's, which the page lacks.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('E-posta').fill(accounts.admin.email);
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await page.waitForURL('**/dashboard');
  await page.close();
};

/** Everything below an element, as text: elements, attributes by name, words. Generated ids are left out. */
const linesOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((at) => {
    const lines = (element: Element): string[] => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !['id', 'for', 'style'].includes(name))
        .map(({ name, value }) => `${name}="${value}"`)
        .sort();
      const inner = [...element.childNodes].flatMap((node) =>
        node instanceof Element ? lines(node) : [node.textContent ?? ''],
      );
      return [[`<${element.localName}`, ...attributes].join(' '), ...inner, `</${element.localName}>`];
    };
    const found = document.querySelector(at);
    return found ? lines(found) : [];
  }, selector);

/**
 * Closes both pages.
 * @throws when they are not the same to the last attribute: then their times say nothing
 */
export const expectSameDom = async (pages: Record<Side, Page>, selector: string): Promise<void> => {
  const ours = await linesOf(pages.ours, selector);
  const plain = await linesOf(pages.plain, selector);
  for (const side of sides) await pages[side].close();
  const at = ours.findIndex((line, index) => line !== plain[index]);
  if (ours.length > 0 && at < 0 && ours.length === plain.length) return;
  throw new Error(`The pages differ at line ${at}:\n  ours  ${ours[at]}\n  plain ${plain[at]}`);
};
