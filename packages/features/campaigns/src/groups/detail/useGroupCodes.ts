import type { CampaignGroup, CampaignRow } from '@telve/api';
import { useClient } from '@telve/kit';
import { useCallback, useEffect, useState } from 'react';
import type { CodesAt } from '../../codes/follow/following';
import { groupRows } from '../../codes/follow/makings';
import { codesOf, type Running, runningOf } from '../../codes/running';
import { useWhileRunning } from '../../data/useWhileRunning';

export interface GroupCodes {
  /** What is being made; null while nothing is. */
  running: Running | null;
  /** How a making ended that was seen here; null before. */
  end: CodesAt | null;
}

interface Seen {
  rows: readonly CampaignRow[];
  wasRunning: boolean;
}

/**
 * How far the codes of a whole group are, whatever page and filters its list shows; read again while some are being made.
 * @param isSeenRunning the list shows one whose codes are being made
 * @param reload reads the list; never rejects
 */
export const useGroupCodes = (
  group: CampaignGroup,
  isSeenRunning: boolean,
  reload: () => Promise<void>,
): GroupCodes => {
  const client = useClient();
  const [{ rows, wasRunning }, setSeen] = useState<Seen>({ rows: [], wasRunning: false });
  const read = useCallback(
    async (signal: AbortSignal) => {
      try {
        const next = await groupRows(client, group.id, signal);
        setSeen((now) => ({ rows: next, wasRunning: now.wasRunning || runningOf(next) !== null }));
      } catch {
        // Asked again with the next look: what was seen before stays.
      }
    },
    // Another record of the group may hold other campaigns.
    [client, group],
  );
  useEffect(() => {
    const own = new AbortController();
    void read(own.signal);
    return () => own.abort();
  }, [read]);
  const running = runningOf(rows);
  useWhileRunning(running !== null || isSeenRunning, async () => {
    await Promise.all([read(new AbortController().signal), reload()]);
  });
  return { running, end: wasRunning && running === null ? codesOf(rows) : null };
};
