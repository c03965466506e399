import { foldTr } from '@telve/locale';
import { foldEmail } from '../auth/accounts';
import { type Identifiers, phoneDigits } from './mentions';
import { identifiersOf, ownEmails, type Person } from './person';

/** What is looked for when records go. */
export interface Sought {
  identifiers: Identifiers;
  /** The addresses under which the records stand or stood. */
  ownEmails: readonly string[];
}

/** What the records themselves hold. */
export const ownOf = (person: Person): Sought => ({
  identifiers: identifiersOf(person),
  ownEmails: ownEmails(person),
});

/** Spellings of the same thing have the same key. */
const keys: Readonly<Record<keyof Identifiers, (text: string) => string>> = {
  emails: foldEmail,
  phones: (phone) => phoneDigits(phone) || phone,
  names: (name) => foldTr(name.trim().replace(/\s+/g, ' ')),
  ibans: (iban) => iban.replace(/\s/g, '').toUpperCase(),
};

const kinds = Object.keys(keys) as (keyof Identifiers)[];

const ofEach = (make: (kind: keyof Identifiers) => readonly string[]): Identifiers =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as unknown as Identifiers;

/** All of it, each once. */
export const joined = (...parts: readonly Identifiers[]): Identifiers =>
  ofEach((kind) => [
    ...new Map(parts.flatMap((part) => part[kind].map((text) => [keys[kind](text), text] as const))).values(),
  ]);

/** All that is looked for, each once. */
export const joinedSought = (one: Sought, other: Sought): Sought => ({
  identifiers: joined(one.identifiers, other.identifiers),
  ownEmails: [...new Set([...one.ownEmails, ...other.ownEmails])],
});

/** What is left to look for where others hold some of it. */
export const without = (sought: Sought, held: Identifiers): Sought => {
  const isHeld = (kind: keyof Identifiers) => {
    const those = new Set(held[kind].map(keys[kind]));
    return (text: string) => those.has(keys[kind](text));
  };
  return {
    identifiers: ofEach((kind) => sought.identifiers[kind].filter((text) => !isHeld(kind)(text))),
    ownEmails: sought.ownEmails.filter((email) => !isHeld('emails')(email)),
  };
};
