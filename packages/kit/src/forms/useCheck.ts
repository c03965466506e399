import type { FieldError } from '@telve/api';
import type { EntryRules } from '@telve/api/rules';
import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../util/useLatest';

/** Loads the rules of the form's call: `() => import('@telve/api/rules/venues').then((m) => m.venueRules.create)`. */
export type LoadRules = () => Promise<Pick<EntryRules, 'input'>>;
type Check = (input: unknown) => FieldError[];

export interface Checker {
  /** Checks when the rules are there; before, nothing is wrong. */
  now: Check;
  isReady: () => boolean;
  /** Waits for the rules. Where they cannot be loaded the server, which has the same ones, checks alone. */
  ready: () => Promise<Check>;
}

const load = async (rules: LoadRules): Promise<Check> => {
  const [{ checkInput }, loaded] = await Promise.all([import('./check'), rules()]);
  return (input) => checkInput(loaded, input);
};

const passes: Check = () => [];

/** The rules of a form: loaded when it opens, and again when that failed. */
export const useCheck = (rules: LoadRules): Checker => {
  const latest = useLatest(rules);
  const loading = useRef<Promise<Check>>(undefined);
  const loaded = useRef<Check>(undefined);

  const ready = useCallback(async () => {
    loading.current ??= load(latest.current);
    try {
      loaded.current = await loading.current;
      return loaded.current;
    } catch {
      loading.current = undefined;
      return passes;
    }
  }, [latest]);

  useEffect(() => void ready(), [ready]);
  const now = useCallback<Check>((input) => (loaded.current ?? passes)(input), []);
  const isReady = useCallback(() => loaded.current !== undefined, []);
  return { now, isReady, ready };
};
