import { useCallback } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useFormScope } from './context';

/**
 * Every value of the surrounding EntityForm. Renders at each change of any: for what is told from several fields, not for
 * inputs, which take `useFormField`.
 */
export const useFormValues = <Values extends object>(): Values =>
  useFormState<Values>({ subscription: { values: true } }).values;

/** Sets a value of the surrounding EntityForm that no input of it holds, e.g. one that follows from another field. */
export const useSetFormValue = (): ((name: string, value: unknown) => void) => {
  const { change } = useForm();
  return useCallback((name, value) => change(name, value), [change]);
};

/**
 * Checks some fields of the surrounding EntityForm, as leaving them does, and shows what is wrong. Resolves with the names
 * of the faulty ones in the order of the form; none means they are good.
 */
export const useVerifyFields = (): ((names: readonly string[]) => Promise<string[]>) => {
  const { verify } = useFormScope();
  return verify;
};
