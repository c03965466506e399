import type { BrowserContext, Locator, Page } from '@playwright/test';
import { median, type Prepared, type Times } from '../compare';
import { type Side, settle, slowDown } from '../page';
import { painted } from '../painted';
import { type EditorPlace, openEditor, prepareEditor } from './pages';

/** A field that is typed into. */
export interface Step {
  name: string;
  field: (page: Page) => Locator;
  /** What is typed, a keystroke after the other. */
  text: string;
  /** What it was left with before. */
  left?: string;
}

/** Milliseconds after which a frame is given up: headless Chromium now and then draws none until the next key. */
const patience = 5000;

/** Counts from the press of a key until the frame that shows it is drawn; NaN where none is. */
const arm = (page: Page) =>
  page.evaluate((patience) => {
    const painted = new Promise<number>((resolve) => {
      setTimeout(() => resolve(Number.NaN), patience);
      window.addEventListener(
        'keydown',
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          }),
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  }, patience);

const timeOf = async (page: Page, key: string): Promise<number> => {
  await arm(page);
  await page.keyboard.press(key);
  return painted(page);
};

/** The median of the keystrokes in an emptied field. The first is not counted: with it the message that it is empty goes. */
const typeInto = async (page: Page, { field, text, left = '' }: Step): Promise<number> => {
  await field(page).fill(left);
  if (left !== '') {
    await field(page).blur();
    await field(page).focus();
    await page.keyboard.press('End');
  }
  await settle(page);
  const times: number[] = [];
  for (const key of text) times.push(await timeOf(page, key));
  return median(times.slice(1).filter((time) => !Number.isNaN(time)));
};

const visit = async (
  context: BrowserContext,
  side: Side,
  place: EditorPlace,
  steps: readonly Step[],
): Promise<Times> => {
  const page = await openEditor(context, side, place);
  await slowDown(page);
  const times: Record<string, number> = {};
  for (const step of steps) {
    times[step.name] = await typeInto(page, step);
  }
  await page.close();
  return times;
};

/** Typing in a form. */
export const editorOf = (place: EditorPlace, steps: readonly Step[]): Prepared => ({
  prepare: (context, stage) => prepareEditor(context, stage, place),
  measured: {
    title: `Typing in ${place.name}`,
    steps: steps.map(({ name }) => name),
    visit: (context, side) => visit(context, side, place, steps),
  },
});
