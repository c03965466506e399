import { venueEditorEntries } from '@telve/api';
import { Can, type ListState, useExport, useTexts } from '@telve/kit';
import { Button, DownloadIcon } from '@telve/ui';
import { venueTexts } from '../texts';
import { toExportInput } from './exportInput';
import type { VenueFilterKinds } from './filters';

interface ExportButtonProps {
  state: ListState<VenueFilterKinds>;
}

/** Downloads the working hours of the list's venues, with the list's search and filters (VEN-15, VEN-22). */
export function ExportButton(props: ExportButtonProps) {
  return (
    <Can entry={venueEditorEntries.exportHours}>
      <Download {...props} />
    </Can>
  );
}

function Download({ state }: ExportButtonProps) {
  const texts = useTexts(venueTexts);
  const { download, button } = useExport(venueEditorEntries.exportHours, { name: texts.export.fileName });
  return (
    <Button
      icon={<DownloadIcon aria-hidden="true" />}
      {...button}
      loadingText={texts.export.busy}
      onClick={() => void download(toExportInput(state))}
    >
      {texts.export.button}
    </Button>
  );
}
