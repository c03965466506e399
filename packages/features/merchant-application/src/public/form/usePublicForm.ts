import type { FieldError } from '@telve/api';
import { usePointerPause } from '@telve/kit';
import { type PointerEvent, useEffect, useId, useState } from 'react';
import { isPublicName, noValues, type PublicName, type PublicValues, publicNames, tidy } from './values';

export interface PublicFormOptions {
  /** The call whose rules hold. */
  call: 'create' | 'createSimple';
  labels: Readonly<Record<PublicName, string>>;
  /** Words of a fault. Pure. */
  message: (fault: FieldError, name: PublicName) => string;
}

/** What a field takes from its form. */
export interface PublicField {
  id: string;
  name: PublicName;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export interface PublicForm {
  values: PublicValues;
  /** Something was typed. */
  dirty: boolean;
  /** Every field is good, as far as the rules and the server have said. */
  valid: boolean;
  /** For the form element: a message that would move the page waits while a pointer is pressed. */
  onPointerDownCapture: (event: PointerEvent) => void;
  field(name: PublicName): PublicField;
  /** Shows every fault there is. Answers the fields that have one, in their order. */
  verify(): { label: string; message: string; fieldId: string }[];
  /** Shows what the server found, until the fields change. Answers false when it named no field of this form. */
  refuse(faults: readonly FieldError[]): boolean;
  /** As `refuse`, with words of its own. */
  refuseWith(name: PublicName, words: string): void;
}

type Words = Partial<Record<PublicName, string>>;
type Check = (values: PublicValues) => readonly FieldError[];

const useRules = (call: PublicFormOptions['call']): Check => {
  const [check, setCheck] = useState<Check>(() => () => []);
  useEffect(() => {
    let isLive = true;
    // Where they cannot be loaded the server, which has the same ones, checks alone.
    import('./rules').then(
      ({ publicFaults }) => isLive && setCheck(() => (values: PublicValues) => publicFaults(call, tidy(values))),
      () => {},
    );
    return () => {
      isLive = false;
    };
  }, [call]);
  return check;
};

/**
 * The five fields of a public form. A field is checked when it is left, and again while it carries a message; nothing
 * complains while somebody types. Holds no form library, because a visitor waits for it.
 */
export const usePublicForm = ({ call, labels, message }: PublicFormOptions): PublicForm => {
  const id = useId();
  const { onPointerDownCapture, pause } = usePointerPause();
  const check = useRules(call);
  const [values, setValues] = useState(noValues);
  const [shown, setShown] = useState<ReadonlySet<PublicName>>(new Set());
  const [refused, setRefused] = useState<Words>({});

  const wordsIn = (checked: PublicValues): Words =>
    Object.fromEntries(
      check(checked).flatMap((fault) =>
        isPublicName(fault.field) ? [[fault.field, message(fault, fault.field)]] : [],
      ),
    );
  const words = wordsIn(values);
  const errorAt = (name: PublicName) => refused[name] ?? (shown.has(name) ? words[name] : undefined);

  const change = (name: PublicName, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    setRefused((current) => ({ ...current, [name]: undefined }));
    if (shown.has(name) && wordsIn(next)[name] === undefined) setShown(new Set([...shown].filter((at) => at !== name)));
  };

  return {
    values,
    dirty: publicNames.some((name) => values[name] !== ''),
    valid: publicNames.every(
      (name) => values[name].trim() !== '' && words[name] === undefined && refused[name] === undefined,
    ),
    onPointerDownCapture,
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      label: labels[name],
      value: values[name],
      error: errorAt(name),
      onChange: (value) => change(name, value),
      onBlur: () => {
        if (words[name] !== undefined) pause(() => setShown((current) => new Set([...current, name])));
      },
    }),
    verify: () => {
      setShown(new Set(publicNames));
      return publicNames.flatMap((name) => {
        const found = refused[name] ?? words[name];
        return found === undefined ? [] : [{ label: labels[name], message: found, fieldId: `${id}-${name}` }];
      });
    },
    refuse: (faults) => {
      const named = faults.filter((fault): fault is FieldError & { field: PublicName } => isPublicName(fault.field));
      setRefused(Object.fromEntries(named.map((fault) => [fault.field, message(fault, fault.field)])));
      return named.length > 0;
    },
    refuseWith: (name, said) => setRefused({ [name]: said }),
  };
};
