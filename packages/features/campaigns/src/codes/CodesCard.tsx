import type { Campaign } from '@telve/api';
import { useNotify, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Alert, Card, FormStack } from '@telve/ui';
import { useEffect } from 'react';
import { AddCodes } from './AddCodes';
import { CodeUse } from './CodeUse';
import { campaignKey } from './follow/makings';
import { useFollowCodes, useWatchCodes } from './follow/useFollowing';
import { MakingCodes } from './MakingCodes';
import { StoppedCodes } from './StoppedCodes';
import { campaignCodeTexts } from './texts';
import { useMadeCodes } from './useMadeCodes';

export interface CodesCardProps {
  campaign: Campaign;
  /** Codes were added here: the campaign's version went up by one. */
  onAdded: () => void;
}

/**
 * The codes of a campaign: how many are used, how their making is doing, and more of them (CAMP-53, CAMP-71, CAMP-117). A making is
 * followed when the page is left.
 */
export function CodesCard({ campaign, onAdded }: CodesCardProps) {
  const texts = useTexts(campaignCodeTexts);
  const notify = useNotify();
  const { isMade, expect } = useMadeCodes(campaign);
  const { id, title, codeProgress, codeType, userCount } = campaign;
  const follow = useFollowCodes().campaign;
  const isRunning = codeProgress?.state === 'running';
  useWatchCodes(campaignKey(id), isMade || codeProgress?.state === 'failed');
  useEffect(() => {
    if (isRunning) follow({ id, title });
  }, [isRunning, follow, id, title]);
  const added = () => {
    onAdded();
    if (codeType !== 'Unique') return notify.success(texts.done);
    expect();
    // Now, not when it is seen to run: the page may be left before.
    follow({ id, title });
  };
  return (
    <Card title={texts.title}>
      <FormStack>
        {isRunning ? <MakingCodes progress={codeProgress} /> : <CodeUse campaign={campaign} />}
        {codeProgress?.state === 'failed' && (
          <StoppedCodes campaign={campaign} progress={codeProgress} onResumed={() => follow({ id, title })} />
        )}
        {isMade && (
          <Alert tone="success" title={texts.done} announce>
            {texts.ready(formatNumber(userCount ?? 0))}
          </Alert>
        )}
        <AddCodes campaign={campaign} onAdded={added} />
      </FormStack>
    </Card>
  );
}
