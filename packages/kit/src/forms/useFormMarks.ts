import type { FormState } from 'final-form';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { same } from '../util/same';
import { useFormScope } from './context';

/** Where a form differs from what it started from, and where something is wrong. */
export interface FormMarks {
  /** Names of the values that were changed: the first step of a path (`workingHours`, not `workingHours[0]`). */
  changed: readonly string[];
  /** Paths of the fields that show a message. */
  faulty: readonly string[];
}

const changedIn = ({ values, initialValues }: FormState<Record<string, unknown>>): string =>
  Object.keys(values)
    .filter((name) => !same(values[name], initialValues?.[name]))
    .join('\n');

const split = (names: string): readonly string[] => (names === '' ? [] : names.split('\n'));

/**
 * What a long form says of its sections: which are changed and which have to be corrected. Looks at every change and renders
 * only when the answer is another one.
 */
export const useFormMarks = (): FormMarks => {
  const { faults } = useFormScope();
  const form = useForm();
  const [changed, setChanged] = useState('');
  // Not by a hook of the library's, which renders at every keystroke: the names seldom change.
  useEffect(
    () => form.subscribe((state) => setChanged(changedIn(state)), { values: true, initialValues: true }),
    [form],
  );
  const names = useCallback(() => faults.shown().join('\n'), [faults]);
  const faulty = useSyncExternalStore(faults.subscribe, names, names);
  return useMemo(() => ({ changed: split(changed), faulty: split(faulty) }), [changed, faulty]);
};
