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

/**
 * Follows a record that was read again. An untouched form takes it over. A touched one keeps what was typed and, where the
 * record has versions, also what it started from: the save then meets the conflict instead of overwriting unseen.
 * A version that the page made itself (`own`) is taken over by a touched form too, which keeps what was typed.
 * `start` begins from other values: fields that differ from the former start keep what was typed, or take the new values.
 */
export const useBase = <Values extends object>(
  form: FormApi<Values>,
  initial: Values,
  version: number | undefined,
  own?: number,
) => {
  const base = useRef<Base<Values>>({ values: initial, version });
  const seen = useRef<Base<Values>>({ values: initial, version });
  const readAt = useRef<string>(undefined);
  readAt.current ??= new Date().toISOString();
  const given = useLatest<Base<Values>>({ values: initial, version });
  const { dirty = false } = useFormState({ subscription: { dirty: true } });

  const start = useCallback(
    (next: Base<Values>, keepTyped: boolean) => {
      base.current = next;
      readAt.current = new Date().toISOString();
      seen.current = given.current;
      form.setConfig('keepDirtyOnReinitialize', keepTyped);
      form.initialize(next.values as never);
    },
    [form, given],
  );

  useEffect(() => {
    if (seen.current.version === version && same(seen.current.values, initial)) return;
    if (dirty && version !== undefined && version !== own) return;
    start({ values: initial, version }, true);
  }, [initial, version, own, dirty, start]);

  return { base, readAt, dirty, start };
};
