import { getIn, setIn } from 'final-form';
import { same } from '../util/same';
import type { ConflictField } from './types';

export type Side = 'mine' | 'theirs';

/** A field whose two values differ, and who changed it since it was read. */
export interface Difference extends ConflictField {
  base: unknown;
  mine: unknown;
  theirs: unknown;
  changedBy: Side | 'both';
}

/** Chosen side by field; a field without one waits for a choice. */
export type Choices = Readonly<Record<string, Side | undefined>>;

/** The fields that differ between the typed and the stored values. */
export const differencesOf = (
  fields: readonly ConflictField[],
  { base, mine, theirs }: { base: object; mine: object; theirs: object },
): Difference[] =>
  fields.flatMap((field) => {
    const was = getIn(base, field.name);
    const my = getIn(mine, field.name);
    const their = getIn(theirs, field.name);
    if (same(my, their)) return [];
    const changedBy = same(was, my) ? 'theirs' : same(was, their) ? 'mine' : 'both';
    return [{ ...field, base: was, mine: my, theirs: their, changedBy } satisfies Difference];
  });

/** What is chosen before anyone chose: only what one side alone changed. */
export const startChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(differences.flatMap(({ name, changedBy }) => (changedBy === 'both' ? [] : [[name, changedBy]])));

const headOf = (path: string) => path.split(/[.[]/, 1)[0] as string;

/**
 * The stored values with what was typed where that was chosen. What no field covers keeps the typed value if it was
 * changed, else the stored one.
 */
export const mergeValues = <Values extends object>(
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
  differences: readonly Difference[],
  choices: Choices,
  fields: readonly ConflictField[],
): Values => {
  const covered = new Set(fields.map(({ name }) => headOf(name)));
  let merged: object = { ...theirs };
  for (const [name, value] of Object.entries(mine)) {
    if (!covered.has(name) && !same(value, base[name as keyof Values])) merged = { ...merged, [name]: value };
  }
  for (const { name, mine: value } of differences) {
    if (choices[name] === 'mine') merged = setIn(merged, name, value);
  }
  return merged as Values;
};
