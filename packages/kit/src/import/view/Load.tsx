import { formatPercent } from '@telve/locale';
import { Button, ProgressBar, useAnnounce } from '@telve/ui';
import { useEffect } from 'react';
import { useTexts } from '../../texts/texts';
import { secondsLeft } from '../pure/estimate';
import type { ImportRun } from '../session/state';
import { importTexts } from '../texts';
import { Hint, Pace } from './styles';
import type { ViewProps } from './types';

/** How far a run is: the part, and both in words. */
export const usePace = (run: ImportRun) => {
  const texts = useTexts(importTexts).load;
  const share = run.total === 0 ? 0 : run.done / run.total;
  const percent = formatPercent(share, { maxDecimals: 0 });
  return {
    percent: share * 100,
    rows: texts.progress(run.done, run.total),
    pace: texts.pace(percent, run.done < run.total ? secondsLeft(run, Date.now()) : undefined),
  };
};

/** The rows on their way. */
export function Load({ state: { run } }: ViewProps) {
  return run && <Progress run={run} />;
}

function Progress({ run }: { run: ImportRun }) {
  const texts = useTexts(importTexts).load;
  const { percent, rows, pace } = usePace(run);
  const announce = useAnnounce();
  // Four times, not after every part.
  const quarter = Math.floor(percent / 25);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the moment at which a quarter is reached.
  useEffect(() => {
    if (quarter > 0) announce(rows);
  }, [quarter, announce]);
  return (
    <>
      <div>
        <Pace>
          <b>{rows}</b>
          <span>{pace}</span>
        </Pace>
        <ProgressBar size="md" label={texts.label} value={percent} valueText={`${rows}, ${pace}`} />
      </div>
      <Hint>{texts.hint}</Hint>
    </>
  );
}

export function LoadBar({ session, state, onBackground }: ViewProps) {
  const texts = useTexts(importTexts).load;
  return (
    <>
      <Button
        variant="dangerGhost"
        loading={state.run?.stopping ?? false}
        loadingText={texts.stopping}
        onClick={session.sending.stop}
      >
        {texts.stop}
      </Button>
      <Button onClick={onBackground}>{texts.background}</Button>
    </>
  );
}
