import type { BrowserContext, Page } from '@playwright/test';
import { expectSameDom, type Side, settle } from '../page';
import type { Stage } from '../stage';
import { type Looks, lookSelectors } from './looks';

/** Where a list is on both sides. */
export interface ListPlace {
  /** Address of the real one. */
  path: string;
  /** File of the plain one. */
  file: string;
  /** What the plain page renders itself; all around it is borrowed. */
  selector: string;
}

/** A list with its first rows, in a page of its own. */
export const openList = async (context: BrowserContext, side: Side, { path, file }: ListPlace): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(side === 'ours' ? path : `/plain/${file}`);
  await page.locator('tbody [role="switch"]').first().waitFor();
  await settle(page);
  return page;
};

/** Takes classes, rules and surroundings of the real list. */
const takeLooks = async (context: BrowserContext, place: ListPlace): Promise<Looks> => {
  const page = await openList(context, 'ours', place);
  const looks = await page.evaluate(
    ([selectors, own]) => {
      const classOf = (selector: string) => document.querySelector(`#root ${selector}`)?.className ?? '';
      const classes = Object.fromEntries(Object.entries(selectors).map(([name, one]) => [name, classOf(one)]));
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      document.querySelector(own)?.replaceChildren();
      return {
        classes,
        css: rules.map(({ cssText }) => cssText).join('\n'),
        shell: document.getElementById('root')?.innerHTML ?? '',
      };
    },
    [lookSelectors, place.selector] as const,
  );
  await page.close();
  return looks as Looks;
};

/** A list with a hundred rows and a letter in its search. */
const openFull = async (context: BrowserContext, side: Side, place: ListPlace): Promise<Page> => {
  const page = await openList(context, side, place);
  await page.getByRole('searchbox').fill('k');
  await page.locator('select').selectOption('100');
  await page.locator('.t-frame[data-status="ready"] tbody > tr:nth-child(100)').waitFor();
  await settle(page);
  return page;
};

/** Dresses the plain list. Rejects when it is not the same as the real one. */
export const prepareList = async (context: BrowserContext, stage: Stage, place: ListPlace): Promise<void> => {
  const { classes, ...page } = await takeLooks(context, place);
  stage.dress(place.file, { ...page, data: classes });
  const [ours, plain] = [await openFull(context, 'ours', place), await openFull(context, 'plain', place)];
  await expectSameDom({ ours, plain }, place.selector);
};
