import type { BrowserContext, Page } from '@playwright/test';
import type { Prepared, Times } from '../compare';
import { type Side, settle, slowDown } from '../page';
import { arm, painted, type Span } from '../painted';
import { type ListPlace, openList, prepareList } from './pages';

interface Step extends Span {
  name: string;
  act: (page: Page) => Promise<unknown>;
}

/** The marked row: the first whose switches are all on, so that no question comes up. */
const marked = 'tr[data-bench]';

const steps: readonly Step[] = [
  {
    name: 'page size 100 chosen to painted',
    event: 'change',
    done: '.t-frame[data-status="ready"] tbody > tr:nth-child(100)',
    act: (page) => page.locator('.t-frame select').selectOption('100'),
  },
  {
    name: 'one switch toggled to painted',
    event: 'click',
    done: `${marked} [role="switch"][aria-checked="false"]`,
    act: (page) => page.locator(`${marked} [role="switch"]`).first().click(),
  },
  {
    name: 'one search keystroke to next paint',
    event: 'keydown',
    done: '.search button:not([hidden])',
    act: (page) => page.keyboard.press('k'),
  },
];

const timeOf = async (page: Page, step: Step): Promise<number> => {
  await settle(page);
  await arm(page, step);
  await step.act(page);
  return painted(page);
};

/** Opens a list anew, slows it down and takes the time of each step. */
const visit = async (context: BrowserContext, side: Side, place: ListPlace): Promise<Times> => {
  const page = await openList(context, side, place);
  await slowDown(page);
  const times: Record<string, number> = {};
  for (const step of steps) {
    if (step.event === 'click') {
      await page.evaluate(() => {
        document
          .querySelector('tr:has([aria-checked]):not(:has([aria-checked="false"]))')
          ?.setAttribute('data-bench', '');
      });
    }
    if (step.event === 'keydown') await page.getByRole('searchbox').focus();
    times[step.name] = await timeOf(page, step);
  }
  await page.close();
  return times;
};

/** A list: a page of a hundred, a switch, a keystroke. */
export const listOf = (title: string, place: ListPlace): Prepared => ({
  prepare: (context, stage) => prepareList(context, stage, place),
  measured: {
    title,
    steps: steps.map(({ name }) => name),
    visit: (context, side) => visit(context, side, place),
  },
});
