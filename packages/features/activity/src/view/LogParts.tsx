import { useTexts } from '@telve/kit';
import { Button, EmptyState, HistoryIcon, SearchXIcon } from '@telve/ui';
import { useMemo } from 'react';
import type { AnsweredLog } from '../data/useLog';
import type { LogState } from '../data/useLogState';
import { useOlderParts } from '../data/useOlderParts';
import { activityTexts } from '../texts';
import { LogDays } from './LogDays';
import { LogEnd } from './LogEnd';

interface LogPartsProps {
  answered: AnsweredLog;
  state: LogState;
  stale: boolean;
  onClear: () => void;
}

/** The rows of an answer and the older ones behind them, or why there are none. */
export function LogParts({ answered: { log, part }, state, stale, onClear }: LogPartsProps) {
  const texts = useTexts(activityTexts);
  const older = useOlderParts(log, part, state.parts, state.setParts);
  const rows = useMemo(() => [...part.items, ...older.rows], [part.items, older.rows]);
  if (rows.length > 0) {
    return (
      <>
        <LogDays rows={rows} named={log.subject === 'actor'} stale={stale} />
        <LogEnd older={older} />
      </>
    );
  }
  if (!state.isNarrowed) return <EmptyState {...texts.empty} icon={<HistoryIcon />} />;
  const { clear, ...words } = texts.notFound;
  return <EmptyState {...words} icon={<SearchXIcon />} action={<Button onClick={onClear}>{clear}</Button>} />;
}
