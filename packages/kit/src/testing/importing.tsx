import { defineEntry, type ImportInput, type ImportResult } from '@telve/api';
import { companyColumns } from '@telve/api/imports';
import { useState } from 'react';
import { ImportDialog } from '../import/ImportDialog';
import type { ImportSetup, ImportSheet, SheetReader } from '../import/types';
import { TestImportError } from './importError';

/** The call that the tests import by. */
export const importEntry = defineEntry<ImportInput, ImportResult>()({
  id: 'companies.importFile',
  method: 'POST',
  path: '/api/panel/company/import',
  kind: 'multipart',
  access: ['PanelUser'],
  writes: ['companies'],
});

/** Reads simple csv text, with the real decoders of the platform: what is told decides, else UTF-8 and semicolons. */
export const csvReader: SheetReader = async (file, { encoding = 'utf-8', delimiter = ';', signal }) => {
  const bytes = await file.arrayBuffer();
  signal?.throwIfAborted();
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new TestImportError('encoding');
  }
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.split(delimiter))
    .filter((cells, index, all) => index < all.length - 1 || cells.some((cell) => cell !== ''));
  const width = Math.max(...rows.map((cells) => cells.length));
  const sheet: ImportSheet = {
    type: 'csv',
    encoding,
    delimiter: width > 1 ? delimiter : null,
    rows: rows.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => '')]),
  };
  return sheet;
};

/** Rows of parts as the server would read them, without the head; an empty line is no row. */
export const linesOf = async (file: File): Promise<string[]> =>
  (await file.text())
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(1, -1);

/** A csv of companies with `count` rows. */
export const companiesCsv = (count: number): string =>
  [
    'İş yeri adı;Vergi numarası',
    ...Array.from({ length: count }, (_, index) => `Kahve ${index + 1};${1_000_000_000 + index}`),
  ].join('\r\n');

export const fileOf = (content: BlobPart, name = 'is-yerleri-kasim.csv'): File => new File([content], name);

/** A page with the button that opens the import. */
export function ImportPage(part: Partial<ImportSetup> & { startsOpen?: boolean }) {
  const { startsOpen = false, ...setup } = part;
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        İçe aktar penceresi
      </button>
      <ImportDialog
        title="İş yerlerini içe aktar"
        columns={companyColumns}
        template={{ href: '/templates/is-yerleri-sablonu.xlsx', name: 'is-yerleri-sablonu.xlsx' }}
        entry={importEntry}
        reader={csvReader}
        noun="iş yeri"
        {...setup}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
