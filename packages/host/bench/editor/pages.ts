import type { BrowserContext, Page } from '@playwright/test';
import { expectSameDom, type Side, settle } from '../page';
import type { Stage } from '../stage';
import { takeTree } from './tree';

/** A form of the panel. */
export interface EditorPlace {
  /** What it is called in what is printed. */
  name: string;
  path: string;
  /** A field that is there when the form is. */
  field: string | RegExp;
  /** Selector of buttons that unfold a part of it. */
  folded?: string;
}

/** The file of the plain form, whichever it is: it is dressed anew for each. */
const file = 'editor.html';

/** The form with everything unfolded, in a page of its own. */
export const openEditor = async (context: BrowserContext, side: Side, place: EditorPlace): Promise<Page> => {
  const page = await context.newPage();
  await page.bringToFront();
  await page.goto(side === 'ours' ? place.path : `/plain/${file}`);
  await page.getByRole('textbox', { name: place.field }).waitFor();
  await settle(page);
  if (side === 'ours' && place.folded) {
    const folded = page.locator(place.folded);
    while ((await folded.count()) > 0) await folded.first().click();
    await settle(page);
  }
  return page;
};

/** Dresses the plain form. Rejects when it is not the same as the real one. */
export const prepareEditor = async (context: BrowserContext, stage: Stage, place: EditorPlace): Promise<void> => {
  const page = await openEditor(context, 'ours', place);
  const { tree, ...rest } = await page.evaluate(takeTree);
  await page.close();
  stage.dress(file, { ...rest, data: tree });
  const [ours, plain] = [await openEditor(context, 'ours', place), await openEditor(context, 'plain', place)];
  const inputs = await ours.locator('form :is(input, textarea, select)').count();
  console.log(`${place.name}: ${inputs} inputs`);
  await expectSameDom({ ours, plain }, 'form');
};
