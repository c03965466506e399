import { venueEditorEntries } from '@telve/api';
import { hoursColumns } from '@telve/api/imports';
import { type LateDialogProps, useTexts } from '@telve/kit';
import { ImportDialog, type SheetReader } from '@telve/kit/import';
import { venueTexts } from '../texts';

const template = { href: '/templates/calisma-saatleri-sablonu.xlsx', name: 'calisma-saatleri-sablonu.xlsx' };

const reader: SheetReader = async (file, options) =>
  (await import('@telve/sheets/browser')).readInWorker(file, options);

/** Takes working hours over from a spreadsheet (VEN-18 to VEN-26, D-61). Loaded when it is opened. */
export function HoursImport(props: LateDialogProps) {
  const texts = useTexts(venueTexts).import;
  return (
    <ImportDialog
      {...props}
      title={texts.title}
      noun={texts.noun}
      columns={hoursColumns}
      template={template}
      entry={venueEditorEntries.importHours}
      reader={reader}
    />
  );
}
