import type { Step, StepState } from './types';

/** A step as it is drawn. */
export interface DrawnStep extends Step {
  /** As it is read: 01, 02. */
  number: string;
  state: StepState;
  current: boolean;
  /** It can be opened. */
  open: boolean;
}

/**
 * The steps with what is drawn of each. Those up to the reached one can be opened, the one that is shown included
 * (WIZ-04); locked ones never, and none where `reached` is undefined.
 */
export function drawnSteps(steps: readonly Step[], current: string, reached: string | undefined): DrawnStep[] {
  const at = steps.findIndex(({ id }) => id === current);
  const until = steps.findIndex(({ id }) => id === reached);
  return steps.map((step, index) => {
    const state = step.state ?? (index < at ? 'done' : 'todo');
    return {
      ...step,
      state,
      number: String(index + 1).padStart(2, '0'),
      current: index === at,
      open: state !== 'locked' && index <= until,
    };
  });
}
