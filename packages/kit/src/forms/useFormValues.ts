import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { same } from '../util/same';
import { useLatest } from '../util/useLatest';
import { useFormScope } from './context';

const whole = (values: unknown): unknown => values;

/**
 * Values of the surrounding EntityForm, or what `pick` makes of them: for what is told from several fields, not for inputs,
 * which take `useFormField`. Renders when the answer is another one, so that what looks at few fields renders with those.
 *
 * @param pick what is needed of the values, from nothing but them; without it all of them
 */
export const useFormValues = <Values extends object, Picked = Values>(
  pick: (values: Values) => Picked = whole as (values: Values) => Picked,
): Picked => {
  const form = useForm<Values>();
  const latest = useLatest(pick);
  const [picked, setPicked] = useState(() => pick(form.getState().values));
  const last = useRef(picked);
  // Not by a hook of the library's, which renders at every keystroke.
  useEffect(
    () =>
      form.subscribe(
        ({ values }) => {
          const next = latest.current(values as Values);
          if (same(last.current, next)) return;
          last.current = next;
          setPicked(() => next);
        },
        { values: true },
      ),
    [form, latest],
  );
  return picked;
};

/**
 * As `useFormValues`, for what only shows them, e.g. a preview: while somebody types it may be a moment behind, so that no
 * keystroke waits for it.
 */
export const useFormView = <Values extends object, Picked = Values>(pick?: (values: Values) => Picked): Picked =>
  useDeferredValue(useFormValues(pick));

/** Sets a value of the surrounding EntityForm that no input of it holds, e.g. one that follows from another field. */
export const useSetFormValue = (): ((name: string, value: unknown) => void) => {
  const { change } = useForm();
  const scope = useFormScope();
  return useCallback(
    (name, value) => {
      change(name, value);
      scope.change(name);
    },
    [change, scope],
  );
};

/**
 * Checks some fields of the surrounding EntityForm, as leaving them does, and shows what is wrong. Resolves with the names
 * of the faulty ones in the order of the form; none means they are good.
 */
export const useVerifyFields = (): ((names: readonly string[]) => Promise<string[]>) => {
  const { verify } = useFormScope();
  return verify;
};
