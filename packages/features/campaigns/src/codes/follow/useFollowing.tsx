import { useBackground, useClient } from '@telve/kit';
import { useEffect, useMemo } from 'react';
import { CodesNotices } from './CodesNotices';
import { createFollowing, type Following } from './following';
import { campaignMaking, groupMaking } from './makings';

const name = 'campaignCodes';

/** What is followed of codes, the same on every page. */
const useKept = (): (() => Following) => {
  const background = useBackground();
  return useMemo(() => () => background.keep(name, createFollowing), [background]);
};

interface Named {
  id: number;
  title: string;
}

export interface FollowCodes {
  /** Codes of this campaign are being made: tell so wherever the person goes. */
  campaign: (campaign: Named) => void;
  /** The same for the campaigns of a group. */
  group: (group: Named) => void;
}

/** Follows the making of codes beyond its page. */
export const useFollowCodes = (): FollowCodes => {
  const background = useBackground();
  const kept = useKept();
  const client = useClient();
  return useMemo(() => {
    const follow = (making: ReturnType<typeof campaignMaking>) => {
      const following = kept();
      following.add(making);
      background.show(name, <CodesNotices following={following} />);
    };
    return {
      campaign: (campaign) => follow(campaignMaking(client, campaign)),
      group: (group) => follow(groupMaking(client, group)),
    };
  }, [background, kept, client]);
};

/**
 * For a page that shows a making itself: no notice while it is there.
 * @param isOver the page shows how it ended
 */
export const useWatchCodes = (key: string, isOver: boolean): void => {
  const kept = useKept();
  useEffect(() => kept().watch(key), [kept, key]);
  useEffect(() => {
    if (isOver) kept().remove(key);
  }, [kept, key, isOver]);
};
