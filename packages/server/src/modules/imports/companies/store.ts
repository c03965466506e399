import type { CompanyFields } from '@telve/api';
import { foldTr } from '@telve/locale';
import { sql } from 'kysely';
import type { Db } from '../../../http/call';
import { columns, type StoredCompany, toColumns, toStored } from '../../companies/columns';
import { partsOf } from '../parts';
import type { GivenCompany } from './layout';

/** Every company that rows may mean, locked in an order in which two imports cannot block each other. */
export const lockCompanies = async (trx: Db, given: readonly GivenCompany[]): Promise<StoredCompany[]> => {
  const taxes = [...new Set(given.flatMap(({ taxIdentity }) => (taxIdentity ? [taxIdentity] : [])))];
  const names = [...new Set(given.map(({ companyName }) => foldTr(companyName)))];
  const found = await trx
    .selectFrom('companies')
    .select(columns)
    .where(({ or }) =>
      or([
        sql<boolean>`companies.tax_identity = any(${taxes}::text[])`,
        // The first line of what is searched is the folded name (`companySearch`).
        sql<boolean>`split_part(companies.search, e'\\n', 1) = any(${names}::text[])`,
      ]),
    )
    .orderBy('companies.id')
    .forUpdate()
    .execute();
  return found.map(toStored);
};

/** A new company is known again among what was inserted by its tax number, without one by its name. */
const keyOf = (taxIdentity: string, name: string): string => taxIdentity || `name ${name}`;

/**
 * Adds companies.
 *
 * @returns their ids in the same order; undefined where somebody else has taken the tax number meanwhile
 */
export const insertCompanies = async (
  trx: Db,
  companies: readonly CompanyFields[],
  now: Date,
): Promise<(number | undefined)[]> => {
  const ids = new Map<string, number>();
  for (const part of partsOf(companies)) {
    const made = await trx
      .insertInto('companies')
      .values(part.map((fields) => ({ ...toColumns(fields), created_at: now, updated_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'name', 'tax_identity'])
      .execute();
    for (const { id, name, tax_identity } of made) ids.set(keyOf(tax_identity, name), id);
  }
  return companies.map(({ taxIdentity, companyName }) => ids.get(keyOf(taxIdentity, companyName)));
};

const types: Readonly<Record<string, string>> = { active: 'boolean', coffee_extras: 'boolean', status: 'smallint' };

/** Writes the fields of locked companies. */
export const updateCompanies = async (
  trx: Db,
  companies: readonly { id: number; fields: CompanyFields }[],
  now: Date,
): Promise<void> => {
  for (const part of partsOf(companies)) {
    const rows = part.map(({ id, fields }) => ({ id, ...toColumns(fields) }));
    const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
    const set = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`);
    const typed = names.map((name) => sql`${sql.ref(name)} ${sql.raw(types[name] ?? 'text')}`);
    await sql`
      update companies set ${sql.join(set)}, version = version + 1, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id integer, ${sql.join(typed)})
      where companies.id = given.id
    `.execute(trx);
  }
};
