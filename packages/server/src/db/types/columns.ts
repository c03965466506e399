import type { ColumnType, Generated } from 'kysely';

/** An instant (timestamptz): read as Date, written as Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** An instant that the database fills with the present one when it is not written. */
export type InstantDefault = ColumnType<Date, Date | string | undefined, Date | string>;

/** An instant that may be absent. */
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A column that may be null and then need not be written. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A jsonb column: read as a value, written as JSON text (`JSON.stringify`). */
export type Json<T = unknown> = ColumnType<T, string, string>;

/** A jsonb column that the database fills when it is not written. */
export type JsonDefault<T = unknown> = ColumnType<T, string | undefined, string>;

/** A jsonb column that may be null. */
export type MaybeJson<T = unknown> = ColumnType<T | null, string | null | undefined, string | null>;

/** Counts the changes of a record, from 1; a stale one is answered 409 (D-91). */
export type Version = Generated<number>;
