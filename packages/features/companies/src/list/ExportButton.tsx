import { companyEntries } from '@telve/api';
import { Can, type ListState, useExport, useTexts } from '@telve/kit';
import { Button, DownloadIcon } from '@telve/ui';
import { companyTexts } from '../texts';
import type { CompanyFilterKinds } from './filters';

interface ExportButtonProps {
  state: ListState<CompanyFilterKinds>;
}

/** Downloads the list's companies as a workbook, with the list's search and filter (COMP-07, COMP-60). */
export function ExportButton(props: ExportButtonProps) {
  return (
    <Can entry={companyEntries.exportList}>
      <Download {...props} />
    </Can>
  );
}

function Download({ state: { search, filters } }: ExportButtonProps) {
  const texts = useTexts(companyTexts);
  const { download, button } = useExport(companyEntries.exportList, { name: texts.export.fileName });
  return (
    <Button
      icon={<DownloadIcon aria-hidden="true" />}
      {...button}
      loadingText={texts.export.busy}
      onClick={() => void download({ ...filters, ...(search === '' ? {} : { search }) })}
    >
      {texts.export.button}
    </Button>
  );
}
