import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Measured, median, type Times } from '../compare';
import { type Side, settle, slowDown } from '../page';
import { painted } from '../painted';
import { openEditor } from './pages';

interface Step {
  name: string;
  field: (page: Page) => Locator;
  /** What is typed, a keystroke after the other. */
  text: string;
  /** What it was left with before. */
  left?: string;
}

const word = 'kahvehane';
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

const steps: readonly Step[] = [
  { name: 'name: a keystroke to the next paint', field: (page) => box(page, 'Mağaza / tabela adı'), text: word },
  { name: 'address: a keystroke to the next paint', field: (page) => box(page, 'Adres'), text: word },
  { name: 'phone: a keystroke to the next paint', field: (page) => box(page, 'Telefon').first(), text: '53241807' },
  { name: 'product code: a keystroke to the next paint', field: (page) => box(page, 'Sütlü').first(), text: word },
  { name: 'latitude: a keystroke to the next paint', field: (page) => box(page, 'Enlem'), text: '12345' },
  // Left with letters it says that it is no number: every further one runs all rules of the form again.
  {
    name: 'with a message: a keystroke to the next paint',
    field: (page) => box(page, 'Boylam'),
    text: word,
    left: 'x',
  },
];

/** Counts from the press of a key until the frame that shows it is drawn. */
const arm = (page: Page) =>
  page.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
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
  });

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
  return median(times.slice(1));
};

const visit = async (context: BrowserContext, side: Side): Promise<Times> => {
  const page = await openEditor(context, side);
  await slowDown(page);
  const times: Record<string, number> = {};
  for (const step of steps) {
    times[step.name] = await typeInto(page, step);
  }
  await page.close();
  return times;
};

/** Typing in the venue editor. */
export const editor: Measured = { title: 'Typing in the venue editor', steps: steps.map(({ name }) => name), visit };
