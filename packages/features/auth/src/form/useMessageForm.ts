import { useId, useRef, useState } from 'react';
import { warmRules } from './rules';

/** A sentence at a field. */
export type FieldTexts<Name extends string> = Partial<Record<Name, string>>;

export interface MessageFormOptions<Name extends string> {
  /** Names of the fields for the user, in their order. */
  labels: Readonly<Record<Name, string>>;
  /** The sentences at the fields before anything is sent. */
  check: (values: Record<Name, string>) => FieldTexts<Name> | Promise<FieldTexts<Name>>;
  /** Sends the values; rejects when they are refused. */
  send: (values: Record<Name, string>) => Promise<void>;
  /** Words of a refusal: at fields, else one sentence; null says nothing. */
  refusal: (error: unknown) => FieldTexts<Name> | string | null;
}

/** What a field takes from its form. */
export interface MessageField<Name extends string> {
  id: string;
  name: Name;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export interface MessageForm<Name extends string> {
  values: Readonly<Record<Name, string>>;
  busy: boolean;
  /** Entries of the validation dialog; empty while it is closed. */
  invalid: readonly { label: string; message: string; fieldId: string }[];
  /** Sentence of the refusal dialog, or null while it is closed. */
  refused: string | null;
  field(name: Name): MessageField<Name>;
  /** An invalid form sends nothing; one that is being sent is not sent again. Never rejects. */
  submit(): Promise<void>;
  closeDialogs(): void;
}

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as Name[];

/** State of the small forms around a session: a few texts, sentences at the fields, one call. They must not pull a form library. */
export const useMessageForm = <Name extends string>(options: MessageFormOptions<Name>): MessageForm<Name> => {
  const { labels, check, send, refusal } = options;
  const id = useId();
  const names = namesOf(labels);
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>,
  );
  const [errors, setErrors] = useState<FieldTexts<Name>>({});
  const [listed, setListed] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const show = (found: FieldTexts<Name>): boolean => {
    const any = names.some((name) => found[name] !== undefined);
    setErrors(found);
    setListed(any);
    return any;
  };

  const change = (name: Name, value: string) => {
    warmRules();
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  };

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      if (!show(await check(values))) await send(values);
    } catch (error) {
      const said = refusal(error);
      if (typeof said === 'string') setRefused(said);
      else if (said) show(said);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    values,
    busy,
    refused,
    invalid: listed
      ? names.flatMap((name) => {
          const message = errors[name];
          return message === undefined ? [] : [{ label: labels[name], message, fieldId: `${id}-${name}` }];
        })
      : [],
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      label: labels[name],
      value: values[name],
      error: errors[name],
      onChange: (value) => change(name, value),
    }),
    submit,
    closeDialogs: () => {
      setListed(false);
      setRefused(null);
    },
  };
};
