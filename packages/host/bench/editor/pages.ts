import type { BrowserContext, Page } from '@playwright/test';
import { expectSameDom, type Side, settle } from '../page';
import type { Stage } from '../stage';
import { takeTree } from './tree';

/** A venue whose form has every input there is: all coffees with their codes, store types, two executives. */
const venue = 81;
const paths = { ours: `/dashboard/venue/${venue}`, plain: '/plain/editor.html' } as const;

/** The form with every code and volume unfolded, in a page of its own. */
export const openEditor = async (context: BrowserContext, side: Side): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(paths[side]);
  await page.getByRole('textbox', { name: 'Adres' }).waitFor();
  await settle(page);
  if (side === 'ours') {
    const folded = page.locator('#coffees button[aria-expanded="false"]');
    while ((await folded.count()) > 0) await folded.first().click();
    await settle(page);
  }
  return page;
};

/** Dresses the plain form. Rejects when it is not the same as the real one. */
export const prepareEditor = async (context: BrowserContext, stage: Stage): Promise<void> => {
  const page = await openEditor(context, 'ours');
  const { tree, ...rest } = await page.evaluate(takeTree);
  await page.close();
  stage.dress('editor.html', { ...rest, data: tree });
  const [ours, plain] = [await openEditor(context, 'ours'), await openEditor(context, 'plain')];
  const inputs = await ours.locator('form :is(input, textarea, select)').count();
  console.log(`The venue editor: ${inputs} inputs`);
  await expectSameDom({ ours, plain }, 'form');
};
