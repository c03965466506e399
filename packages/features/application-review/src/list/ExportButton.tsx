import { applicationEntries } from '@telve/api';
import { Can, type ListState, useExport, useTexts } from '@telve/kit';
import { Button, DownloadIcon } from '@telve/ui';
import { applicationReviewTexts } from '../texts';
import type { ApplicationFilterKinds } from './filters';

interface ExportButtonProps {
  state: ListState<ApplicationFilterKinds>;
}

/** Downloads the list's applications as a workbook, with the list's search and filters (STAFF-05, STAFF-40). */
export function ExportButton(props: ExportButtonProps) {
  return (
    <Can entry={applicationEntries.exportList}>
      <Download {...props} />
    </Can>
  );
}

function Download({ state: { search, filters } }: ExportButtonProps) {
  const texts = useTexts(applicationReviewTexts);
  const { download, button } = useExport(applicationEntries.exportList, {
    name: texts.export.fileName,
    done: texts.export.done,
    failed: texts.failed,
  });
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
