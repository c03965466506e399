import { type Campaign, type CodeProgress, campaignEntries } from '@telve/api';
import { isSilent, useMutation, useNotify, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Alert, Button } from '@telve/ui';
import { campaignCodeTexts } from './texts';

interface StoppedCodesProps {
  campaign: Pick<Campaign, 'id'>;
  progress: CodeProgress;
  /** They are being made again. */
  onResumed: () => void;
}

/** The making of codes stopped: what is there, what is missing, and the way to go on (CAMP-120). */
export function StoppedCodes({ campaign: { id }, progress: { done, total }, onResumed }: StoppedCodesProps) {
  const texts = useTexts(campaignCodeTexts);
  const notify = useNotify();
  const { run, busy } = useMutation(campaignEntries.resumeCodes);
  const resume = async () => {
    try {
      await run({ campaignId: id });
      onResumed();
    } catch (error) {
      if (!isSilent(error)) notify.error(texts.failed);
    }
  };
  return (
    <Alert
      tone="danger"
      title={texts.failed}
      action={
        <Button size="sm" loading={busy} loadingText={texts.resuming} onClick={() => void resume()}>
          {texts.resume}
        </Button>
      }
    >
      {texts.stopped(formatNumber(done), formatNumber(total - done))}
    </Alert>
  );
}
