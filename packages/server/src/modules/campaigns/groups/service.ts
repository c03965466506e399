import type { CampaignGroup, FieldError } from '@telve/api';
import { campaignGroupSearch } from '../../../db/search';
import { type Call, type Db, inTransaction } from '../../../http/call';
import { Refusal } from '../../../http/errors';
import { writeAudit } from '../../audit';
import { expectVersion } from '../../changes';
import { cleanTitle } from '../../titles';
import { readGroup, toGroup } from './repository';
import { entity, type GroupRecord, lockGroup, touchGroup, versioned } from './store';

/** Adds a group (GRP-29). */
export const createGroup = (input: { title: string }, call: Call): Promise<CampaignGroup> =>
  inTransaction(call.db, async (trx) => {
    const title = cleanTitle('title', input.title);
    const { id } = await trx
      .insertInto('campaign_groups')
      .values({ title, search: campaignGroupSearch({ title }), created_at: call.now, updated_at: call.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(trx, call, { action: `${entity}_created`, entity, entityId: id, newValues: { title } });
    return readGroup(trx, id);
  });

const lockVersion = async (trx: Db, id: number, version: number | undefined): Promise<GroupRecord> => {
  const stored = await lockGroup(trx, id);
  await expectVersion(trx, versioned, version, stored, () => toGroup(trx, stored));
  return stored;
};

/** Changes the title of a group (GRP-31). A stale version is answered with the stored record. */
export const changeGroup = (input: { id: number; title: string; version?: number }, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lockVersion(trx, input.id, input.version);
    const title = cleanTitle('title', input.title);
    if (title === stored.title) return;
    await trx
      .updateTable('campaign_groups')
      .set({ title, search: campaignGroupSearch({ title }) })
      .where('id', '=', stored.id)
      .execute();
    await touchGroup(trx, stored.id, call.now);
    await writeAudit(trx, call, {
      action: `${entity}_changed`,
      entity,
      entityId: stored.id,
      oldValues: { title: stored.title },
      newValues: { title },
    });
  });

/** The groups of campaigns, locked: all of them at once and by id, so that two who lock the same wait and never cross. */
const lockGroupsOf = async (trx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> => {
  if (ids.length === 0) return new Map();
  const found = await trx
    .selectFrom('campaigns')
    .select(['id', 'group_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(found.map(({ id, group_id }) => [id, group_id]));
};

/** Each may come into the group: it is there, and in no other one (D-74). */
const expectFree = (groupOf: ReadonlyMap<number, number | null>, groupId: number, ids: readonly number[]): void => {
  const faultsOf = (code: 'campaign_not_found' | 'campaign_of_other_group', isFault: (id: number) => boolean) => {
    const fields = ids.flatMap((id, n): FieldError[] =>
      isFault(id) ? [{ field: `subCampaignList[${n}]`, code }] : [],
    );
    if (fields.length > 0) throw new Refusal(code, { fields });
  };
  faultsOf('campaign_not_found', (id) => !groupOf.has(id));
  faultsOf('campaign_of_other_group', (id) => (groupOf.get(id) ?? groupId) !== groupId);
};

/**
 * Replaces the campaigns of a group (GRP-30, D-74).
 *
 * @throws Refusal `campaign_not_found` or `campaign_of_other_group` with the places in the list
 */
export const setGroupCampaigns = (
  input: { id: number; subCampaignList: number[]; version?: number },
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lockVersion(trx, input.id, input.version);
    const before = (await toGroup(trx, stored)).subCampaignList;
    const groupOf = await lockGroupsOf(trx, [...new Set([...before, ...input.subCampaignList])]);
    expectFree(groupOf, stored.id, input.subCampaignList);
    const wanted = [...new Set(input.subCampaignList)].sort((a, b) => a - b);
    const gone = before.filter((id) => !wanted.includes(id));
    const come = wanted.filter((id) => !before.includes(id));
    if (gone.length + come.length === 0) return;
    const move = async (ids: readonly number[], group_id: number | null) => {
      if (ids.length > 0) await trx.updateTable('campaigns').set({ group_id }).where('id', 'in', ids).execute();
    };
    await move(gone, null);
    await move(come, stored.id);
    await touchGroup(trx, stored.id, call.now);
    await writeAudit(trx, call, {
      action: `${entity}_changed`,
      entity,
      entityId: stored.id,
      oldValues: { subCampaignList: before },
      newValues: { subCampaignList: wanted },
    });
  });
