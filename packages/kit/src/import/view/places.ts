import { missingOf, openMatches } from '../pure/matches';
import { isWhole, outcomeOf } from '../pure/outcome';
import type { ImportState, Place } from '../session/state';
import type { ImportSetup } from '../types';

export const importSteps = ['file', 'check', 'load', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

const steps: Record<Place, ImportStep> = {
  file: 'file',
  preview: 'check',
  headers: 'check',
  damage: 'check',
  load: 'load',
  failed: 'load',
  result: 'result',
};

export const stepOf = (place: Place): ImportStep => steps[place];

/** The outcome of a run that has ended, or so far. */
export const outcomeOfState = ({ run }: Pick<ImportState, 'run'>) =>
  run && outcomeOf(run.results, { skipped: run.skipped.size, unsent: run.total - run.done });

/** Something is wrong in the present step. */
export const isFaulty = (state: ImportState, { columns }: Pick<ImportSetup, 'columns'>): boolean => {
  const { place, matches } = state;
  if (place === 'headers') return openMatches(matches).length > 0 || missingOf(matches, columns).length > 0;
  if (place === 'damage' || place === 'failed') return true;
  return place === 'result' && !isDone(state);
};

/** Everything was taken over. */
export const isDone = (state: ImportState): boolean => {
  const outcome = state.place === 'result' ? outcomeOfState(state) : null;
  return outcome !== null && isWhole(outcome);
};
