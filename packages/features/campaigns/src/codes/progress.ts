import type { Campaign, CodeProgress } from '@telve/api';

/**
 * Part of the codes that is made, 0 to 1, in whole hundredths, so that it is the same number wherever it is told. Not whole
 * before the making is told to be over: 99 of 100 at most.
 */
export const progressShare = ({ done, total }: CodeProgress): number =>
  total === 0 ? 0 : Math.min(99, Math.max(0, Math.floor((done * 100) / total))) / 100;

/** How many codes there were at a moment. */
export interface Mark {
  done: number;
  /** Milliseconds. */
  at: number;
}

/**
 * Seconds until all codes are made, by the pace since `from`; null where there is no pace yet.
 * @param now milliseconds, by the clock of `from`
 */
export const secondsLeft = ({ done, total }: CodeProgress, from: Mark, now: number): number | null => {
  const made = done - from.done;
  const seconds = (now - from.at) / 1000;
  if (made <= 0 || seconds <= 0) return null;
  return Math.max(1, Math.ceil(((total - done) * seconds) / made));
};

/** How many unique codes a campaign has: none where all share one, fewer than its total while some are missing. */
export const madeCodes = ({
  codeType,
  codeProgress,
  userCount,
}: Pick<Campaign, 'codeType' | 'codeProgress' | 'userCount'>): number =>
  codeType === 'Unique' ? (codeProgress?.done ?? userCount ?? 0) : 0;
