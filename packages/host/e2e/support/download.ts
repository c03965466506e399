import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet, type Sheet } from '../../../sheets/src/index';
import { downloadOf } from './calls';

/** Downloads a workbook as `downloadOf` does, and reads it. */
export const workbookOf = async (
  page: Page,
  path: string,
  press: () => Promise<void>,
): Promise<{ query: Record<string, string>; fileName: string; rows: Sheet['rows'] }> => {
  const saved = page.waitForEvent('download');
  const { query, fileName } = await downloadOf(page, path, press);
  const { rows } = await readSheet(await readFile(await (await saved).path()), fileName);
  return { query, fileName, rows };
};
