import type { ImportResult } from '@telve/api';
import { type ImportColumn, sheetTexts } from '@telve/api/imports';
import type { Answer, TestServer } from './server';

/** Addresses of the imports. */
export const importPaths = {
  companies: { method: 'POST', path: '/api/panel/company/import' },
  hours: { method: 'PUT', path: '/api/panel/venue/update-working-hours' },
} as const;

/** Sends a file to an import. */
export const sendFile = (
  server: TestServer,
  token: string,
  { method, path }: { method: string; path: string },
  { name = 'dosya.csv', content, firstRow }: { name?: string; content: string | Uint8Array; firstRow?: number },
): Promise<Answer<ImportResult>> => {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  if (firstRow !== undefined) form.append('firstRow', String(firstRow));
  return server.send<ImportResult>(method, path, { token, raw: form });
};

const cell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV of rows that name their cells by field. */
export const csvBy = (columns: readonly ImportColumn[], rows: readonly Record<string, string>[]): string => {
  const used = columns.filter(({ field }) => rows.some((row) => field in row));
  const lines = [used.map(({ header }) => header), ...rows.map((row) => used.map(({ field }) => row[field] ?? ''))];
  return lines.map((line) => line.map(cell).join(';')).join('\r\n');
};

/** A week of hours as a row of the import, each day the same. */
export const week = (open: string, close: string, closed: string = sheetTexts.no): Record<string, string> =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
      [`open${day}`, open],
      [`close${day}`, close],
      [`closed${day}`, closed],
    ]),
  );
