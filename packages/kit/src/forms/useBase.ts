import type { FormApi } from 'final-form';
import { useCallback, useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import { same } from '../util/same';
import { useLatest } from '../util/useLatest';

/** What the form started from: the values and the version that were read together. */
export interface Base<Values> {
  values: Values;
  version: number | undefined;
}

/** What a page may know of versions that were made beside its form. */
export interface KnownVersions {
  /** Writes that the page itself made beside the form so far. */
  ownWrites: number;
  /** A version that somebody else made and the page has told of. */
  toldVersion: number | undefined;
}

/** True when a value that was typed over is stored otherwise by now. */
const isCrossed = <Values extends object>(mine: Values, before: Values, after: Values): boolean =>
  (Object.keys(mine) as (keyof Values)[]).some((name) => {
    const [typed, was, is] = [mine[name], before[name], after[name]];
    return !same(typed, was) && !same(was, is) && !same(typed, is);
  });

/**
 * Follows a record that was read again. An untouched form takes it over. A touched one keeps what was typed and, where the
 * record has versions, also what it started from: the save then meets the conflict instead of overwriting unseen.
 * A version that differs from that start by the page's own writes alone is taken over by a touched form too, which keeps what
 * was typed; so is one that the page has told of. What somebody else stored over the same value is always compared: a write
 * that changes nothing makes no version, and the next one would pass for it.
 */
export const useBase = <Values extends object>(
  form: FormApi<Values>,
  initial: Values,
  version: number | undefined,
  { ownWrites, toldVersion }: KnownVersions,
) => {
  const base = useRef<Base<Values>>({ values: initial, version });
  const seen = useRef<Base<Values>>({ values: initial, version });
  const readAt = useRef<string>(undefined);
  readAt.current ??= new Date().toISOString();
  const given = useLatest<Base<Values>>({ values: initial, version });
  const writes = useLatest(ownWrites);
  /** Own writes that the form's start holds already. */
  const counted = useRef(ownWrites);
  const { dirty = false } = useFormState({ subscription: { dirty: true } });

  const begin = useCallback(
    (next: Base<Values>, keepTyped: boolean) => {
      base.current = next;
      readAt.current = new Date().toISOString();
      seen.current = given.current;
      form.setConfig('keepDirtyOnReinitialize', keepTyped);
      form.initialize(next.values as never);
    },
    [form, given],
  );

  /** Begins from a stored record. Fields that differ from the former start keep what was typed, or take its values. */
  const start = useCallback(
    (next: Base<Values>, keepTyped: boolean) => {
      // A record may be read before it holds the last of the own writes: its version says how many it can hold.
      const steps = (next.version ?? 0) - (base.current.version ?? 0);
      counted.current += Math.max(0, Math.min(steps, writes.current - counted.current));
      begin(next, keepTyped);
    },
    [begin, writes],
  );

  /** Begins from what the form itself stored: what was typed meanwhile stays. */
  const startSaved = useCallback((next: Base<Values>) => begin(next, true), [begin]);

  useEffect(() => {
    if (seen.current.version === version && same(seen.current.values, initial)) return;
    const made = ownWrites - counted.current;
    const isOwn = () =>
      made > 0 &&
      version === (base.current.version ?? Number.NaN) + made &&
      !isCrossed(form.getState().values, base.current.values, initial);
    if (dirty && version !== undefined && version !== toldVersion && !isOwn()) return;
    start({ values: initial, version }, true);
  }, [form, initial, version, ownWrites, toldVersion, dirty, start]);

  return { base, readAt, dirty, start, startSaved };
};
