import type { BrowserContext, Page } from '@playwright/test';
import { accounts, demoPassword } from '../e2e/support/accounts';
import { type Looks, lookSelectors } from './looks';

/** Where the two lists are. */
export const paths = { ours: '/dashboard/venues', plain: '/plain/' } as const;
export type Side = keyof typeof paths;

/** Nothing under way any more, in the network or in what follows an answer. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  // Twice: what follows an answer may ask for idle time itself.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))));
};

/** The session lies in the browser's storage, where the plain page finds it too. */
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

/** A list with its first rows, in a page of its own. */
export const openList = async (context: BrowserContext, side: Side): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(paths[side]);
  await page.locator('tbody [role="switch"]').first().waitFor();
  await settle(page);
  return page;
};

/** Takes classes, rules and surroundings of the real list. */
export const takeLooks = async (context: BrowserContext): Promise<Looks> => {
  const page = await openList(context, 'ours');
  const looks = await page.evaluate((selectors) => {
    const classOf = (selector: string) => document.querySelector(`#root ${selector}`)?.className ?? '';
    const classes = Object.fromEntries(Object.entries(selectors).map(([name, one]) => [name, classOf(one)]));
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const list = document.querySelector('[data-width="list"]');
    list?.replaceChildren();
    return {
      classes,
      css: rules.map(({ cssText }) => cssText).join('\n'),
      shell: document.getElementById('root')?.innerHTML ?? '',
    };
  }, lookSelectors);
  await page.close();
  return looks as Looks;
};

/** Everything of the list with a hundred rows, as text: elements, attributes by name, words. Generated ids are left out. */
export const domOf = async (context: BrowserContext, side: Side): Promise<string[]> => {
  const page = await openList(context, side);
  await page.getByRole('searchbox').fill('k');
  await page.locator('select').selectOption('100');
  await page.locator('.t-frame[data-status="ready"] tbody > tr:nth-child(100)').waitFor();
  await settle(page);
  const lines = await page.evaluate(() => {
    const linesOf = (element: Element): string[] => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !['id', 'for', 'style'].includes(name))
        .map(({ name, value }) => `${name}="${value}"`)
        .sort();
      const inner = [...element.childNodes].flatMap((node) =>
        node instanceof Element ? linesOf(node) : [node.textContent ?? ''],
      );
      return [[`<${element.localName}`, ...attributes].join(' '), ...inner, `</${element.localName}>`];
    };
    const list = document.querySelector('[data-width="list"]');
    return list ? linesOf(list) : [];
  });
  await page.close();
  return lines;
};
