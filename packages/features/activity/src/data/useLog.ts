import { type ActivityInput, type ActivityPart, activityEntries } from '@telve/api';
import { type Query, useQuery } from '@telve/kit';
import { useRef } from 'react';

/** An answer beside its question. */
export interface AnsweredLog {
  log: ActivityInput;
  part: ActivityPart;
  /** Changes with the question, and where the first part comes to end elsewhere. */
  key: string;
}

export interface Log extends Pick<Query<ActivityPart>, 'error' | 'reload' | 'isLoading'> {
  /** What is shown: the present answer, or while that loads the one before. */
  answered: AnsweredLog | undefined;
  /** `answered` belongs to the question before. */
  isPrevious: boolean;
}

/** The first part of a log. It stays while that of other filters loads; a late answer of older filters never shows. */
export const useLog = (log: ActivityInput): Log => {
  const { data, error, isLoading, isPrevious, reload } = useQuery(activityEntries.list, log, { keepPrevious: true });
  const question = useRef(log);
  if (!isPrevious) question.current = log;
  const asked = question.current;
  return {
    error,
    reload,
    isLoading,
    isPrevious,
    answered: data && { log: asked, part: data, key: JSON.stringify([asked, data.next]) },
  };
};
