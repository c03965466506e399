/** `done` is complete, `todo` is ahead, `locked` cannot be opened, `faulty` holds an error; the current one is `Stepper`'s. */
export type StepState = 'done' | 'todo' | 'locked' | 'faulty';

export interface Step {
  id: string;
  title: string;
  /** Default: `done` before the current step, `todo` behind it. */
  state?: StepState;
  /** Second line. Default: the state in words. */
  note?: string;
}
