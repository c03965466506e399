import type { FieldError } from '@telve/api';
import type { FormApi } from 'final-form';
import { useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts/texts';
import { same } from '../util/same';
import { useLatest } from '../util/useLatest';
import type { FormScope } from './context';
import { createFaults } from './faults';
import { ruleMessage } from './messages';
import { formTexts } from './texts';
import type { EntityFormProps } from './types';
import type { Checker } from './useCheck';
import { useRest } from './useRest';

type Words<Values extends object> = Pick<
  EntityFormProps<Values, unknown, unknown>,
  'labels' | 'message' | 'fieldOf' | 'further'
>;

export interface FormFaults {
  scope: FormScope;
  /** Shows faults at their fields: those and no others. Answers the names of the fields, in the order of the form. */
  show: (faults: readonly FieldError[]) => string[];
  /** As `show`, of faults that the server found: such a message stays until its field changes, whatever the rules say. */
  refuse: (faults: readonly FieldError[]) => string[];
  /** As `refuse`, with words for one field. */
  refuseOne: (name: string, message: string) => void;
}

/**
 * Messages at the fields: a field is checked when it is left, all that carry a message after any change, since a fault may be
 * one of two fields together, and all when the form is sent. Nothing complains while somebody types, and without a message no
 * rule runs then.
 */
export const useFaults = <Values extends object>(
  id: string,
  form: FormApi<Values>,
  checker: Checker,
  toInput: (values: Values) => unknown,
  words: Words<Values>,
  pause: (work: () => void) => void,
): FormFaults => {
  const [faults] = useState(createFaults);
  const left = useRef(new Set<string>());
  const [refused] = useState(() => new Set<string>());
  const [changed] = useState(() => new Set<string>());
  const rest = useRest();
  const [owned] = useState(() => new Map<string, string>());
  const [kept] = useState(() => new Set<string>());
  const texts = useTexts(formTexts).rules;
  const latest = useLatest({ toInput, words, texts });

  return useMemo(() => {
    const nameOf = (name: string) => owned.get(name) ?? latest.current.words.labels[name];
    const labelOf = (name: string) => nameOf(name) ?? name;
    const messagesOf = (found: readonly FieldError[]) => {
      const { words: own, texts: usual } = latest.current;
      return new Map(
        found.map((fault) => {
          const name = own.fieldOf?.(fault.field) ?? fault.field;
          const label = labelOf(name);
          return [name, own.message?.(fault, label) ?? ruleMessage(fault, label, usual)];
        }),
      );
    };
    const found = (check: (input: unknown) => readonly FieldError[]) => {
      const { values } = form.getState();
      const { toInput: read, words: own } = latest.current;
      return [...(own.further?.(values) ?? []), ...check(read(values))];
    };
    const set = (name: string, message: string | undefined) => {
      refused.delete(name);
      faults.set(name, message);
    };
    const setAll = (messages: ReadonlyMap<string, string>, byServer: boolean) => {
      rest.cancel();
      changed.clear();
      refused.clear();
      if (byServer) for (const name of messages.keys()) refused.add(name);
      faults.setAll(messages);
    };
    const showAll = (list: readonly FieldError[], byServer: boolean) => {
      const messages = messagesOf(list);
      setAll(messages, byServer);
      return inOrder(messages.keys());
    };
    const checkLeft = () => {
      const messages = messagesOf(found(checker.now));
      // Leaving changes no value, so it takes no message away: the server's own would be lost.
      for (const name of left.current) if (messages.has(name)) set(name, messages.get(name));
    };
    const checkChanged = () => {
      for (const name of changed) refused.delete(name);
      changed.clear();
      const names = faults.names().filter((name) => !refused.has(name));
      if (names.length === 0) return;
      const messages = messagesOf(found(checker.now));
      for (const name of names) set(name, messages.get(name));
    };
    const inOrder = (names: Iterable<string>) => {
      const order = form.getRegisteredFields();
      const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
      return [...names].sort((a, b) => place(a) - place(b));
    };
    return {
      scope: {
        id,
        faults,
        nameOf,
        labelOf,
        own: (name, label) => {
          owned.set(name, label);
          return () => owned.delete(name);
        },
        keep: (name) => {
          if (kept.has(name)) return;
          kept.add(name);
          // The form library forgets a field that nothing shows, and starts it anew when it comes back.
          form.registerField(name as keyof Values, () => {}, { value: true }, { isEqual: same });
        },
        leave: (name) => {
          left.current.add(name);
          pause(checkLeft);
          // A field that is left before the rules are there is checked when they are.
          if (!checker.isReady()) void checker.ready().then(() => pause(checkLeft));
        },
        verify: async (names) => {
          const messages = messagesOf(found(await checker.ready()));
          for (const name of names) {
            left.current.add(name);
            set(name, messages.get(name));
          }
          return inOrder(names.filter((name) => messages.has(name)));
        },
        change: (name) => {
          if (faults.names().length === 0) return;
          changed.add(name);
          rest.after(() => pause(checkChanged));
        },
      },
      show: (list) => showAll(list, false),
      refuse: (list) => showAll(list, true),
      refuseOne: (name, message) => setAll(new Map([[name, message]]), true),
    };
  }, [id, form, checker, faults, refused, changed, rest, owned, kept, latest, pause]);
};
