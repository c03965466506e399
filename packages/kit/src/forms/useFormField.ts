import { getIn } from 'final-form';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useField, useForm } from 'react-final-form';
import { same } from '../util/same';
import { useFormScope } from './context';

/** What an input needs of its field. */
export interface FormField<Value> {
  id: string;
  name: string;
  label: string;
  value: Value;
  /** Message at the field, after it was left or the form was sent. */
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

const keep = <V>(value: V): V => value;
const config = { subscription: { value: true }, format: keep, parse: keep, isEqual: same, allowNull: true };

/**
 * Binds one input to the surrounding EntityForm. It subscribes to its own value and message only: a keystroke renders one
 * field. The one place that knows the form library's field hook.
 * `name` is a path: `executives[0].fullName`. `own` is the input's own label: where it is text, messages name the field by it.
 */
export const useFormField = <Value>(name: string, own?: ReactNode): FormField<Value> => {
  const scope = useFormScope();
  // Before the library's own effect, which would start a field anew that it does not know.
  useEffect(() => scope.keep(name), [scope, name]);
  useEffect(() => scope.faults.enter(name), [scope, name]);
  const { input } = useField<Value>(name, config as never);
  const form = useForm();
  // In its first render the library gives what the form started from: a row that was added since would have no values.
  const isKnown = form.getFieldState(name) !== undefined;
  const value = isKnown ? input.value : (getIn(form.getState().values, name) as Value);
  const message = () => scope.faults.get(name);
  const error = useSyncExternalStore(scope.faults.subscribe, message, message);
  useEffect(() => (typeof own === 'string' ? scope.own(name, own) : undefined), [scope, name, own]);
  return {
    id: fieldId(scope.id, name),
    name,
    label: scope.labelOf(name),
    value,
    error,
    onChange: (next) => {
      // A field that tidies its text when it is left changes nothing: the message of the server stays.
      if (same(next, value)) return;
      input.onChange(next);
      scope.change(name);
    },
    onBlur: () => {
      input.onBlur();
      scope.leave(name);
    },
  };
};

/** Id of the input of a field. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
