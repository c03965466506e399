import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/types/index';

/** A row as `insertRows` takes it: JSON columns as their values. */
export type SeedRow<Table> = {
  [Name in keyof Insertable<Table>]:
    | Insertable<Table>[Name]
    | (Name extends keyof Selectable<Table> ? Selectable<Table>[Name] : never);
};

const insertion = <T extends keyof Database>(table: T, rows: readonly SeedRow<Database[T]>[]) => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
};

/** Inserts many rows with one statement: as one JSON parameter, whatever their number. Answers their ids in order. */
export async function insertRows<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly SeedRow<Database[T]>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const { rows: added } = await sql<{ id: number }>`${insertion(table, rows)} returning id`.execute(db);
  return added.map((row) => row.id);
}

/** As `insertRows`, for tables whose rows have no id of their own. */
export async function insertLinks<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly SeedRow<Database[T]>[],
): Promise<void> {
  if (rows.length > 0) await insertion(table, rows).execute(db);
}

/** Cuts a list into parts of at most `size`. */
export function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
