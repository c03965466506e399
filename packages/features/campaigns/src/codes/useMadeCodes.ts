import type { Campaign } from '@telve/api';
import { useState } from 'react';

interface Seen {
  /** The total at which codes were asked for here; null: nothing was asked. */
  asked: number | null;
  isRunning: boolean;
  isMade: boolean;
}

/**
 * Whether codes were made while somebody looked (CAMP-117): a making that was seen to run is over, or codes that were asked for here are
 * there before anybody saw them being made.
 */
export const useMadeCodes = ({ codeProgress, userCount }: Campaign): { isMade: boolean; expect: () => void } => {
  const [seen, setSeen] = useState<Seen>({ asked: null, isRunning: false, isMade: false });
  const isRunning = codeProgress?.state === 'running';
  const isThere = codeProgress === null && seen.asked !== null && (userCount ?? 0) > seen.asked;
  const isOver = codeProgress === null && (seen.isRunning || isThere);
  // What follows from a new record is kept while it is rendered, so that no frame shows the one before.
  if (isRunning && (!seen.isRunning || seen.isMade)) setSeen({ asked: null, isRunning: true, isMade: false });
  else if (isOver) setSeen({ asked: null, isRunning: false, isMade: true });
  else if (codeProgress?.state === 'failed' && seen.isRunning) setSeen({ ...seen, isRunning: false });
  return {
    isMade: seen.isMade && !isRunning,
    expect: () => setSeen({ asked: userCount ?? 0, isRunning: false, isMade: false }),
  };
};
