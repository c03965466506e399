import { type Campaign, campaignEntries } from '@telve/api';
import { Can, isSilent, serverWords, useErrorText, useExport, useMutation, useNotify, useTexts } from '@telve/kit';
import { Button, DownloadIcon } from '@telve/ui';
import { campaignCodeTexts } from './texts';

/** Why there is no file is told in the server's words (CAMP-121). */
const errorTexts = { otherwise: serverWords };

/**
 * Downloads a campaign's codes; asks first whether they are there (CAMP-33, CAMP-72). Waits while they are being made; a campaign without
 * codes has no such button.
 */
export function ExportCodes(props: { campaign: Campaign }) {
  if (props.campaign.codeType === 'NoCode') return null;
  return (
    <Can entry={campaignEntries.exportCodes}>
      <Download {...props} />
    </Can>
  );
}

function Download({ campaign: { id, codeProgress } }: { campaign: Campaign }) {
  const texts = useTexts(campaignCodeTexts);
  const notify = useNotify();
  const errorText = useErrorText(errorTexts);
  const check = useMutation(campaignEntries.checkCodes);
  const { download, busy } = useExport(campaignEntries.exportCodes, { name: texts.exportName, failed: serverWords });
  const start = async () => {
    if (check.busy) return;
    try {
      await check.run({ campaignId: id });
    } catch (error) {
      if (!isSilent(error)) notify.error(errorText(error));
      return;
    }
    await download({ campaignId: id });
  };
  return (
    <Button
      icon={<DownloadIcon aria-hidden="true" />}
      loading={check.busy || busy}
      loadingText={texts.exportBusy}
      disabled={codeProgress?.state === 'running'}
      onClick={() => void start()}
    >
      {texts.export}
    </Button>
  );
}
