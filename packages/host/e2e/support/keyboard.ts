import { expect, type Locator, type Page } from '@playwright/test';

/** A file to choose. */
interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Presses Tab, or Shift+Tab, until an element has the focus, and looks that the focus can be seen on it. */
export const tabTo = async (
  page: Page,
  target: Locator,
  tab: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 150,
): Promise<void> => {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < most && !(await isFocused()); press += 1) await page.keyboard.press(tab);
  await expect(target).toBeFocused();
  expect(await hasRing(target), `visible focus on ${target}`).toBe(true);
};

/** Goes to an element with Tab and presses a key on it. */
export const press = async (
  page: Page,
  target: Locator,
  key = 'Enter',
  tab: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await tabTo(page, target, tab);
  await page.keyboard.press(key);
};

/** Goes to a field with Tab and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

/** The browser's own choice of files, opened by Enter. */
export const chooseFiles = async (page: Page, opener: Locator, files: FilePayload[]): Promise<void> => {
  const opened = page.waitForEvent('filechooser');
  await press(page, opener);
  await (await opened).setFiles(files);
};

/** True when the focused element, or the box drawn around it, shows a ring of at least 2 px. */
const hasRing = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const ringed = (at: Element | null): boolean => {
      if (!at) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    return ringed(element) || ringed(element.parentElement) || ringed(element.firstElementChild);
  });
