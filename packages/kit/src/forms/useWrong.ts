import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { useTexts } from '../texts/texts';
import { useFormScope } from './context';
import { formTexts } from './texts';

const isBlank = (value: unknown): boolean => value === null || value === undefined || String(value).trim() === '';

/**
 * What is wrong in a form, in words: the fields that show a message and those that are known to be missing, by name where
 * they are few. Empty while nothing is.
 * @param missing names of fields that have to be filled, whether they show it or not
 */
export const useWrong = (missing: readonly string[]): string => {
  const { faults, nameOf } = useFormScope();
  const form = useForm();
  const texts = useTexts(formTexts).form;
  const lacking = missing.join('\n');
  const read = useCallback(() => {
    const { values } = form.getState();
    const empty = (name: string) => isBlank(getIn(values, name));
    // A part of a field that has no name of its own is told by that of the whole.
    const labelOf = (name: string) => nameOf(name) ?? nameOf(name.split(/[.[]/)[0] ?? name);
    const tell = (words: typeof texts.missing, names: readonly string[]) => {
      const labels = names.map(labelOf).filter((label) => label !== undefined);
      return names.length === 0 ? '' : words([...new Set(labels)], names.length);
    };
    const lacks = lacking === '' ? [] : lacking.split('\n');
    const order = form.getRegisteredFields();
    const shown = faults.shown().filter((name) => !lacks.includes(name));
    const faulty = shown.every(empty) ? [] : shown;
    const absent = faulty === shown ? lacks : [...lacks, ...shown];
    const sorted = (names: readonly string[]) => [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return [tell(texts.faulty, sorted(faulty)), tell(texts.missing, sorted(absent))].filter(Boolean).join(' · ');
  }, [faults, form, nameOf, lacking, texts]);
  return useSyncExternalStore(faults.subscribe, read, read);
};
