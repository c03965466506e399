import type { CompanyFields } from '@telve/api';
import { isUniqueViolation } from '../../db/errors';
import type { Call, Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import { changeAction, recordActions } from '../changes';
import { columns, type StoredCompany, toColumns, toStored } from './columns';
import { onlyFields } from './fields';

/** Their name in the audit log. */
const entity = 'company';

/** What raises the version of a company. */
export const versioned = { entity, actions: recordActions(entity) };

/** A tax number belongs to one company; the database decides, so that two at once cannot both win. */
const taken = () =>
  new Refusal('company_already_exists', { fields: [{ field: 'taxIdentity', code: 'company_already_exists' }] });

/** A company with its last change, locked until the transaction ends. */
export const lockCompany = async (
  trx: Db,
  id: number,
): Promise<{ stored: StoredCompany; updatedAt: Date } | undefined> => {
  const found = await trx
    .selectFrom('companies')
    .select([...columns, 'companies.updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const { updated_at: updatedAt, ...record } = found;
  return { stored: toStored(record), updatedAt };
};

/**
 * Adds a company and its audit row. The transaction stays usable when it is refused.
 *
 * @throws Refusal `company_already_exists`
 */
export const insertCompany = async (trx: Db, call: Call, fields: CompanyFields): Promise<StoredCompany> => {
  const made = await trx
    .insertInto('companies')
    .values({ ...toColumns(fields), created_at: call.now, updated_at: call.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (!made) throw taken();
  await writeAudit(trx, call, { action: 'company_created', entity, entityId: made.id, newValues: { ...fields } });
  return toStored(made);
};

/**
 * Writes a locked company and its audit row. What is the same already leaves no trace.
 *
 * @returns whether anything changed
 * @throws Refusal `company_already_exists`; the transaction is lost then
 */
export const updateCompany = async (
  trx: Db,
  call: Call,
  stored: StoredCompany,
  fields: CompanyFields,
): Promise<boolean> => {
  const changes = changedValues(onlyFields(stored), fields);
  if (!changes) return false;
  await trx
    .updateTable('companies')
    .set((row) => ({ ...toColumns(fields), version: row('version', '+', 1), updated_at: call.now }))
    .where('id', '=', stored.id)
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'companies_tax_identity') ? taken() : error;
    });
  await writeAudit(trx, call, { action: changeAction(entity, changes), entity, entityId: stored.id, ...changes });
  return true;
};
