import type { Outcome } from './harness/figures';
import type { Place } from './harness/place';

/** What a trial may use. */
export interface Setting {
  /** Fresh; forgotten afterwards. */
  place: Place;
  /** Where its random choices start. */
  seed: number;
  /** Overrides of the trial's size by name, e.g. `{ rounds: 50 }`. */
  size(name: string, byDefault: number): number;
}

/** One long run that does harm to a server and looks whether its promises held. */
export type Trial = (setting: Setting) => Promise<Outcome>;
