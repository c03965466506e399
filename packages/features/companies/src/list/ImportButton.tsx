import { companyEntries } from '@telve/api';
import { Can, LateDialogButton, useTexts } from '@telve/kit';
import { UploadIcon } from '@telve/ui';
import { companyTexts } from '../texts';

const load = () => import('./CompanyImport').then((module) => module.CompanyImport);

/** Opens the import of companies (COMP-07); what reads spreadsheets is loaded then. */
export function ImportButton() {
  const texts = useTexts(companyTexts);
  return (
    <Can entry={companyEntries.importFile}>
      <LateDialogButton load={load} failed={texts.failed} icon={<UploadIcon aria-hidden="true" />}>
        {texts.import.button}
      </LateDialogButton>
    </Can>
  );
}
