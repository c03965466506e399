import type { BrowserContext, Page } from '@playwright/test';
import { expectSameDom, type Side, settle } from '../page';
import type { Stage } from '../stage';
import { type Looks, lookSelectors } from './looks';

/** Where the two lists are. */
const paths = { ours: '/dashboard/venues', plain: '/plain/' } as const;

/** A list with its first rows, in a page of its own. */
export const openList = async (context: BrowserContext, side: Side): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(paths[side]);
  await page.locator('tbody [role="switch"]').first().waitFor();
  await settle(page);
  return page;
};

/** Takes classes, rules and surroundings of the real list. */
const takeLooks = async (context: BrowserContext): Promise<Looks> => {
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

/** A list with a hundred rows and a letter in its search. */
const openFull = async (context: BrowserContext, side: Side): Promise<Page> => {
  const page = await openList(context, side);
  await page.getByRole('searchbox').fill('k');
  await page.locator('select').selectOption('100');
  await page.locator('.t-frame[data-status="ready"] tbody > tr:nth-child(100)').waitFor();
  await settle(page);
  return page;
};

/** Dresses the plain list. Rejects when it is not the same as the real one. */
export const prepareList = async (context: BrowserContext, stage: Stage): Promise<void> => {
  const { classes, ...page } = await takeLooks(context);
  stage.dress('index.html', { ...page, data: classes });
  const [ours, plain] = [await openFull(context, 'ours'), await openFull(context, 'plain')];
  await expectSameDom({ ours, plain }, '[data-width="list"]');
};
