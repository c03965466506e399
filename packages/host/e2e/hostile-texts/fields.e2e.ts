import type { Page } from '@playwright/test';
import { hostileTexts } from '../support/hostileTexts';
import { openScreen, screens, settled } from '../support/screens';
import { expect, test } from '../support/test';

const texts = hostileTexts();

test.describe.configure({ timeout: 120_000 + texts.length * 2_000 });

/** Types every text into every text field of the page, as a paste does, and leaves the field. Answers how many fields there were. */
const typeAll = (page: Page, all: readonly string[]): Promise<number> =>
  page.evaluate(async (given) => {
    const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement &&
        ['text', 'search', 'email', 'tel', 'url', 'number', 'password'].includes(field.type));
    const { port1, port2 } = new MessageChannel();
    const rendered = () =>
      new Promise((next) => {
        port1.onmessage = next;
        port2.postMessage(null);
      });
    const fields = [...document.querySelectorAll('input, textarea')].filter(
      (field) => isText(field) && !field.disabled && !field.readOnly && field.checkVisibility(),
    ) as (HTMLInputElement | HTMLTextAreaElement)[];
    for (const field of fields) {
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      const setter = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
      field.focus();
      for (const text of given) {
        setter?.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
        // With what the event left to be rendered: nobody types the next text within the same moment.
        await rendered();
      }
      field.blur();
      await new Promise((next) => setTimeout(next));
    }
    return fields.length;
  }, all);

for (const { account, pages } of screens) {
  test.describe(`signed in as ${account ?? 'nobody'}`, () => {
    test.use({ account, refusals: [400, 404, 413, 422] });

    for (const { path, title } of pages) {
      test(`nothing typed into a text field of ${title ?? 'a record'} (${path}) runs or breaks the page`, async ({
        page,
      }) => {
        const opened: string[] = [];
        page.on('dialog', (dialog) => {
          // Leaving a form that was typed into asks the reader; a script would say what it was given.
          if (dialog.type() !== 'beforeunload') opened.push(dialog.message());
          void dialog.dismiss();
        });
        await openScreen(page, path);
        await typeAll(page, texts);
        await settled(page);
        expect(opened).toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
}
