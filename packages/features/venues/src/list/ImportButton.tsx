import { venueEditorEntries } from '@telve/api';
import { Can, LateDialogButton, useTexts } from '@telve/kit';
import { UploadIcon } from '@telve/ui';
import { venueTexts } from '../texts';

const load = () => import('./HoursImport').then((module) => module.HoursImport);

/** Opens the import of working hours (VEN-14); what reads spreadsheets is loaded then. */
export function ImportButton() {
  const texts = useTexts(venueTexts);
  return (
    <Can entry={venueEditorEntries.importHours}>
      <LateDialogButton load={load} failed={texts.import.failed} icon={<UploadIcon aria-hidden="true" />}>
        {texts.import.button}
      </LateDialogButton>
    </Can>
  );
}
