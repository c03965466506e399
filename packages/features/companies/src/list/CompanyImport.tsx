import { companyEntries } from '@telve/api';
import { companyColumns } from '@telve/api/imports';
import { type LateDialogProps, useTexts } from '@telve/kit';
import { ImportDialog, type SheetReader } from '@telve/kit/import';
import { companyTexts } from '../texts';

const template = { href: '/templates/is-yerleri-sablonu.xlsx', name: 'is-yerleri-sablonu.xlsx' };

const reader: SheetReader = async (file, options) =>
  (await import('@telve/sheets/browser')).readInWorker(file, options);

/** Takes companies over from a spreadsheet (COMP-08 to COMP-14, COMP-58). Loaded when it is opened. */
export function CompanyImport(props: LateDialogProps) {
  const texts = useTexts(companyTexts).import;
  return (
    <ImportDialog
      {...props}
      title={texts.title}
      noun={texts.noun}
      columns={companyColumns}
      template={template}
      entry={companyEntries.importFile}
      reader={reader}
    />
  );
}
