import { applicationEntries } from '@telve/api';
import { Can, isSilent, type ListState, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { Button, DownloadIcon } from '@telve/ui';
import { applicationReviewTexts } from '../texts';
import type { ApplicationFilterKinds } from './filters';
import { saveFile } from './saveFile';

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
  const { run, busy } = useMutation(applicationEntries.exportList);
  const notify = useNotify();
  const errorText = useErrorText({ otherwise: texts.failed });
  const download = async () => {
    try {
      saveFile(await run({ ...filters, ...(search === '' ? {} : { search }) }), texts.export.fileName);
      notify.success(texts.export.done);
    } catch (error) {
      if (!isSilent(error)) notify.error(errorText(error));
    }
  };
  return (
    <Button
      icon={<DownloadIcon aria-hidden="true" />}
      loading={busy}
      loadingText={texts.export.busy}
      onClick={() => void download()}
    >
      {texts.export.button}
    </Button>
  );
}
