import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useFormState } from 'react-final-form';
import { same } from '../util/same';
import { useFormScope } from './context';

/** Where a form differs from what it started from, and where something is wrong. */
export interface FormMarks {
  /** Names of the values that were changed: the first step of a path (`workingHours`, not `workingHours[0]`). */
  changed: readonly string[];
  /** Paths of the fields with a message. */
  faulty: readonly string[];
}

const split = (names: string): readonly string[] => (names === '' ? [] : names.split('\n'));

/**
 * What a long form says of its sections: which are changed and which have to be corrected. Looks at every change, so that it
 * belongs into a small component beside the fields, never around them.
 */
export const useFormMarks = (): FormMarks => {
  const { faults } = useFormScope();
  const { values, initialValues } = useFormState({ subscription: { values: true, initialValues: true } });
  const names = useCallback(() => faults.names().join('\n'), [faults]);
  const faulty = useSyncExternalStore(faults.subscribe, names, names);
  const changed = Object.keys(values)
    .filter((name) => !same(values[name], initialValues?.[name]))
    .join('\n');
  return useMemo(() => ({ changed: split(changed), faulty: split(faulty) }), [changed, faulty]);
};
