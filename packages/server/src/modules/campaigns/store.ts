import type { CampaignFields } from '@telve/api';
import type { Insertable, Updateable } from 'kysely';
import { isUniqueViolation } from '../../db/errors';
import type { CampaignsTable } from '../../db/types/campaigns';
import type { Call, Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { type AuditEntry, changedValues, writeAudit } from '../audit';
import { changeAction, recordActions } from '../changes';
import type { CampaignRecord } from './columns';

/** Their name in the audit log. */
export const entity = 'campaign';

/** What raises the version of a campaign. */
export const versioned = { entity, actions: recordActions(entity) };

/** A campaign, locked until the transaction ends. @throws Refusal `campaign_not_found` */
export const lockCampaign = async (trx: Db, id: number): Promise<CampaignRecord> => {
  const found = await trx.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw new Refusal('campaign_not_found');
  return found;
};

export const insertCampaign = async (trx: Db, values: Insertable<CampaignsTable>): Promise<number> => {
  const { id } = await trx.insertInto('campaigns').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Writes a locked campaign; its version goes up. */
export const updateCampaign = async (
  trx: Db,
  id: number,
  values: Updateable<CampaignsTable>,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('campaigns')
    .set((row) => ({ ...values, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};

/** A code belongs to one campaign, whatever its case; the database decides, so that two at once cannot both win. */
const uniqueCode = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'campaign_codes_unique')) throw error;
    throw new Refusal('campaign_code_already_exists', {
      fields: [{ field: 'code', code: 'campaign_code_already_exists' }],
    });
  }
};

/** General codes that campaigns are given. @throws Refusal `campaign_code_already_exists` */
export const insertGeneralCodes = async (
  trx: Db,
  codes: readonly { campaign_id: number; code: string }[],
): Promise<void> => {
  if (codes.length > 0) await uniqueCode(() => trx.insertInto('campaign_codes').values(codes).execute());
};

/** Puts another general code, or none, in the place of an unused one. @throws Refusal `campaign_code_already_exists` */
export const replaceGeneralCode = async (trx: Db, campaignId: number, code: string): Promise<void> => {
  await trx.deleteFrom('campaign_codes').where('campaign_id', '=', campaignId).execute();
  await insertGeneralCodes(trx, code === '' ? [] : [{ campaign_id: campaignId, code }]);
};

/** Codes are money: of one the log tells no more than that there is one. */
const masked = ({ code, ...fields }: Partial<CampaignFields>): Record<string, unknown> =>
  code === undefined ? fields : { ...fields, code: code === '' ? '' : '••••••' };

/** The audit row of a new campaign. */
export const createdEntry = (id: number, fields: CampaignFields, beside: Record<string, unknown>): AuditEntry => ({
  action: `${entity}_created`,
  entity,
  entityId: id,
  newValues: { ...masked(fields), ...beside },
});

/**
 * The changed fields of a campaign as its audit row keeps them; undefined when there is none.
 *
 * @param image where its picture is another one, whether there is one now
 */
export const changesOf = (before: CampaignFields, after: CampaignFields, image?: { img: boolean }) => {
  const changes = changedValues(before, after, image);
  return changes && { oldValues: masked(changes.oldValues), newValues: masked(changes.newValues) };
};

/** Writes the audit row of a change. */
export const auditChange = (trx: Db, call: Call, id: number, changes: ReturnType<typeof changesOf>): Promise<void> =>
  changes
    ? writeAudit(trx, call, { action: changeAction(entity, changes), entity, entityId: id, ...changes })
    : Promise.resolve();
