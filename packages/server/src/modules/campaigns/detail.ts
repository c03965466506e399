import type { Campaign } from '@telve/api';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { progressOf } from './codes/progress';
import { type CampaignRecord, isFrozen, toFields, toImage } from './columns';

const weekMs = 7 * 86_400_000;

const usedSince = async (db: Db, campaignId: number, from: Date): Promise<number> => {
  const row = await db
    .selectFrom('campaign_code_uses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .where('used_at', '>=', from)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

const titleOf = async (db: Db, groupId: number | null): Promise<string | null> => {
  if (groupId === null) return null;
  const group = await db.selectFrom('campaign_groups').select('title').where('id', '=', groupId).executeTakeFirst();
  return group?.title ?? null;
};

/** A stored campaign as the contract has it. */
export const toCampaign = async (db: Db, record: CampaignRecord, now: Date): Promise<Campaign> => {
  const { id, code_type: codeType, codes_made: codesMade, user_count: userCount } = record;
  const progress = await progressOf(db, [{ id, codeType, codesMade, userCount }]);
  return {
    id,
    ...toFields(record),
    ...toImage(record),
    codeUsedCount: record.codes_used,
    codeUsedLastWeek: record.codes_used === 0 ? 0 : await usedSince(db, id, new Date(now.getTime() - weekMs)),
    codeCreated: isFrozen(record),
    codeProgress: progress.get(id) ?? null,
    groupCampaignId: record.group_id,
    groupTitle: await titleOf(db, record.group_id),
    version: record.version,
  };
};

/** A campaign. @throws Refusal `campaign_not_found` */
export const readCampaign = async (db: Db, id: number, now: Date): Promise<Campaign> => {
  const found = await db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('campaign_not_found');
  return toCampaign(db, found, now);
};
