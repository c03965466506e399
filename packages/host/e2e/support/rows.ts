import { expect, type Locator } from '@playwright/test';

/** Waits until there are rows and each of them reads like a pattern; the rows of the question before may still stand there. */
export const expectEveryRow = async (rows: Locator, pattern: RegExp): Promise<void> => {
  const others = async () => {
    const texts = await rows.allInnerTexts();
    return texts.length === 0 ? ['no row'] : texts.filter((text) => !pattern.test(text));
  };
  await expect.poll(others).toEqual([]);
};
