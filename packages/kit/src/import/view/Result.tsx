import { CheckIcon } from '@telve/ui';
import { useTexts } from '../../texts/texts';
import { isWhole } from '../pure/outcome';
import { importTexts } from '../texts';
import { FailureList } from './FailureList';
import { outcomeOfState } from './places';
import { ResultCounts } from './ResultCounts';
import { Whole } from './resultStyles';
import { Hint } from './styles';
import type { ViewProps } from './types';
import { useLoadedText } from './useLoadedText';

/** How it ended: the counts, the server's own sentence and the first rows that were refused (VEN-20, VEN-25, COMP-13). */
export function Result({ session, state }: ViewProps) {
  const texts = useTexts(importTexts).result;
  const loadedText = useLoadedText(session.setup.noun);
  const outcome = outcomeOfState(state);
  if (!outcome) return null;
  if (isWhole(outcome)) {
    return (
      <Whole>
        <span aria-hidden="true">
          <CheckIcon />
        </span>
        <div>
          <b>{texts.done}</b>
          <p>{loadedText(outcome)}</p>
        </div>
      </Whole>
    );
  }
  return (
    <>
      {outcome.failed > 0 && outcome.message && <p>{outcome.message}</p>}
      <ResultCounts outcome={outcome} />
      {outcome.loaded > 0 && <Hint>{loadedText(outcome)}</Hint>}
      {outcome.failures.length > 0 && <FailureList session={session} state={state} failures={outcome.failures} />}
    </>
  );
}
