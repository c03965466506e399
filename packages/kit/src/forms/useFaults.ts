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

type Words<Values extends object> = Pick<
  EntityFormProps<Values, unknown, unknown>,
  'labels' | 'message' | 'fieldOf' | 'further'
>;

export interface FormFaults {
  scope: FormScope;
  /** Shows faults at their fields: those and no others. Answers the names of the fields, in the order of the form. */
  show: (faults: readonly FieldError[]) => string[];
  showOne: (name: string, message: string) => void;
}

/**
 * Messages at the fields: a field is checked when it is left, again while it carries a message, and all when the form is
 * sent. Nothing complains while somebody types.
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
    const checkAgain = (names: Iterable<string>, clears: boolean) => {
      const messages = messagesOf(found(checker.now));
      for (const name of names) if (clears || messages.has(name)) faults.set(name, messages.get(name));
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
          // Leaving changes no value, so it takes no message away: the server's own would be lost.
          const checkLeft = () => checkAgain(left.current, false);
          pause(checkLeft);
          // A field that is left before the rules are there is checked when they are.
          if (!checker.isReady()) void checker.ready().then(() => pause(checkLeft));
        },
        verify: async (names) => {
          const messages = messagesOf(found(await checker.ready()));
          for (const name of names) {
            left.current.add(name);
            faults.set(name, messages.get(name));
          }
          return inOrder(names.filter((name) => messages.has(name)));
        },
        change: (name) => {
          if (faults.get(name) !== undefined) checkAgain(faults.names(), true);
        },
      },
      show: (found) => {
        const messages = messagesOf(found);
        faults.setAll(messages);
        return inOrder(messages.keys());
      },
      showOne: (name, message) => faults.setAll(new Map([[name, message]])),
    };
  }, [id, form, checker, faults, owned, kept, latest, pause]);
};
