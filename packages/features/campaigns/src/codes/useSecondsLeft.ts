import type { CodeProgress } from '@telve/api';
import { useState } from 'react';
import { secondsLeft } from './progress';

const markOf = ({ done }: CodeProgress) => ({ done, at: Date.now() });

/** About how long a making of codes still takes, in seconds, by its pace since it was first seen; null where there is none yet. */
export const useSecondsLeft = (progress: CodeProgress): number | null => {
  const [start, setStart] = useState(() => markOf(progress));
  // A campaign that is done leaves the sum: the pace begins anew.
  if (progress.done < start.done) setStart(markOf(progress));
  return secondsLeft(progress, start, Date.now());
};
