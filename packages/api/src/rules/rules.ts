import type { AnyObjectSchema, ISchema } from 'yup';
import type { Role } from '../contract/roles';

/** The rules of one call. */
export interface EntryRules {
  /** The flat input of the call, as features send it. */
  readonly input: AnyObjectSchema;
  /** Roles that may say less: for them only these fields are read, whatever else is sent (D-56). */
  readonly inputOf?: Partial<Record<Role, AnyObjectSchema>>;
  /** The payload of a success, closed: what is not named is not answered. */
  readonly payload: ISchema<unknown>;
}

/** Pins the rules to a noun's entries: one member for each, under the same name. */
export const rulesFor =
  <Entries extends Record<string, unknown>>() =>
  <R extends Record<keyof Entries, { input: unknown; payload: unknown }>>(rules: R): R =>
    rules;
