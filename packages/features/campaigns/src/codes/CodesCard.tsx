import type { Campaign } from '@telve/api';
import { useNotify, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Alert, Card } from '@telve/ui';
import { Stack } from '../form/layout';
import { AddCodes } from './AddCodes';
import { CodeUse } from './CodeUse';
import { MakingCodes } from './MakingCodes';
import { StoppedCodes } from './StoppedCodes';
import { campaignCodeTexts } from './texts';
import { useMadeCodes } from './useMadeCodes';

export interface CodesCardProps {
  campaign: Campaign;
  /** Codes were added here: the campaign's version went up by one. */
  onAdded: () => void;
}

/** The codes of a campaign: how many are used, how their making is doing, and more of them (CAMP-53, CAMP-71, CAMP-117). */
export function CodesCard({ campaign, onAdded }: CodesCardProps) {
  const texts = useTexts(campaignCodeTexts);
  const notify = useNotify();
  const { isMade, expect } = useMadeCodes(campaign);
  const { codeProgress, codeType, userCount } = campaign;
  const added = () => {
    onAdded();
    if (codeType === 'Unique') expect();
    else notify.success(texts.done);
  };
  return (
    <Card title={texts.title}>
      <Stack>
        {codeProgress?.state === 'running' ? <MakingCodes progress={codeProgress} /> : <CodeUse campaign={campaign} />}
        {codeProgress?.state === 'failed' && <StoppedCodes campaign={campaign} progress={codeProgress} />}
        {isMade && (
          <Alert tone="success" title={texts.done} announce>
            {texts.ready(formatNumber(userCount ?? 0))}
          </Alert>
        )}
        <AddCodes campaign={campaign} onAdded={added} />
      </Stack>
    </Card>
  );
}
