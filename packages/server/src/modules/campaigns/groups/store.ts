import { campaignLimits, type FieldError } from '@telve/api';
import type { Selectable } from 'kysely';
import type { CampaignGroupsTable } from '../../../db/types/campaigns';
import type { Db } from '../../../http/call';
import { Refusal } from '../../../http/errors';
import { recordActions } from '../../changes';

/** Their name in the audit log. */
export const entity = 'campaign_group';

/** What raises the version of a group: its title, and which campaigns it has. */
export const versioned = { entity, actions: recordActions(entity) };

export type GroupRecord = Selectable<CampaignGroupsTable>;

/** A group, locked until the transaction ends. @throws Refusal `campaign_group_not_found` */
export const lockGroup = async (trx: Db, id: number): Promise<GroupRecord> => {
  const found = await trx.selectFrom('campaign_groups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw new Refusal('campaign_group_not_found');
  return found;
};

/** Raises the version of a locked group: whoever replaces its campaigns by an older list is refused. */
export const touchGroup = async (trx: Db, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('campaign_groups')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};

const countOf = async (trx: Db, groupId: number): Promise<number> => {
  const { count } = await trx
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Makes room in a group for new campaigns; whoever adds to it at the same time waits.
 *
 * @param field that is told when it is full
 * @throws Refusal `campaign_group_not_found`, or `validation_failed` where it would hold too many
 */
export const joinGroup = async (trx: Db, id: number, added: number, field: string, now: Date): Promise<void> => {
  await lockGroup(trx, id);
  const max = campaignLimits.subCampaignsMax;
  if ((await countOf(trx, id)) + added > max) {
    const fault: FieldError = { field, code: 'sub_campaigns_max', params: { max } };
    throw new Refusal('validation_failed', { fields: [fault] });
  }
  await touchGroup(trx, id, now);
};
