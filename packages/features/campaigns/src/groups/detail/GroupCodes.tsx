import type { CampaignGroup } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Alert, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { groupKey } from '../../codes/follow/makings';
import { useWatchCodes } from '../../codes/follow/useFollowing';
import { campaignCodeTexts } from '../../codes/texts';
import { Making } from './Making';
import { useGroupCodes } from './useGroupCodes';

interface GroupCodesProps {
  group: CampaignGroup;
  /** The list shows one whose codes are being made. */
  isSeenRunning: boolean;
  /** Reads the list; never rejects. */
  reload: () => Promise<void>;
}

/** How far the making of a group's codes is, and how it ended (CAMP-117, CAMP-120). */
export function GroupCodes({ group, isSeenRunning, reload }: GroupCodesProps) {
  const texts = useTexts(campaignCodeTexts);
  const { running, end } = useGroupCodes(group, isSeenRunning, reload);
  useWatchCodes(groupKey(group.id), end !== null);
  if (running) return <Making running={running} />;
  if (!end) return null;
  const isMade = end.state === 'made';
  return (
    <Below>
      <Alert tone={isMade ? 'success' : 'danger'} title={isMade ? texts.done : texts.failed} announce>
        {texts.made(formatNumber(end.done), formatNumber(end.total))}
      </Alert>
    </Below>
  );
}

const Below = styled.div`
  margin-bottom: ${theme.space[7]};
`;
