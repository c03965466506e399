import {
  type CampaignChoice,
  type CampaignGroup,
  type CampaignGroupRow,
  type Choice,
  campaignEntries,
  campaignLimits,
  type Page,
} from '@telve/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../http/call';
import { type Campaigns, startCampaigns } from '../../../testing/campaigns';
import { testEngine } from '../../../testing/database';
import { addCompany } from '../../../testing/fixtures';

let campaigns: Campaigns;
beforeAll(async () => {
  campaigns = await startCampaigns();
});
afterAll(() => campaigns.close());

const { group, groups, createGroup, updateGroup, choices, setGroupCampaigns, companies } = campaignEntries;
const read = async (id: number) => (await campaigns.ask<CampaignGroup>(group, { id })).body.payload as CampaignGroup;
const refused = async (entry: Parameters<Campaigns['ask']>[0], input: object) => {
  const { status, body } = await campaigns.ask(entry, input);
  return [status, body.friendlyMessage?.code, body.errors.map(({ field, code }) => `${field} ${code}`)];
};

const ownConnection = async (trx: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  return rows[0]?.pid ?? 0;
};

/** Connections that wait for another one. Asked outside of a transaction, which sees its first answer again and again. */
const waitingFor = async (db: Db, pid: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where ${pid} = any(pg_blocking_pids(pid))`.execute(db);
  return rows[0]?.count ?? 0;
};

describe('a campaign group', () => {
  it('is added by its title, read and renamed (GRP-11, GRP-23, GRP-24, GRP-26, GRP-29, GRP-31)', async () => {
    const { body } = await campaigns.ask<CampaignGroup>(createGroup, { title: ' Kış  ortaklıkları ' });
    const added = body.payload as CampaignGroup;
    expect(added).toEqual({
      ...{ id: added.id, title: 'Kış ortaklıkları', subCampaignCount: 0, subCampaignList: [], companyList: [] },
      ...{ codeUsedCount: 0, userCount: 0, version: 1 },
    });
    expect((await campaigns.ask(updateGroup, { id: added.id, title: 'Yaz', version: 1 })).body.payload).toBe(true);
    expect(await read(added.id)).toMatchObject({ title: 'Yaz', version: 2 });
    expect(await refused(updateGroup, { id: added.id, title: 'Eski', version: 1 })).toEqual([
      409,
      'version_conflict',
      [],
    ]);
    expect(await refused(createGroup, { title: ' ' })).toEqual([400, 'validation_failed', ['title required']]);
    expect((await refused(createGroup, { title: 'a'.repeat(256) }))[2]).toEqual(['title max_length']);
    expect(await refused(updateGroup, { id: 999_999, title: 'Yok' })).toEqual([404, 'campaign_group_not_found', []]);
    expect(await refused(group, { id: 999_999 })).toEqual([404, 'campaign_group_not_found', []]);
  });

  it('is listed with how many campaigns it has, newest first, and found by its title (GRP-12, GRP-25)', async () => {
    const one = await campaigns.group('Listelenen ŞUBAT');
    const two = await campaigns.group('Listelenen Mart');
    await campaigns.made({ groupCampaignId: one.id });
    const rows = async (search: string) =>
      (await campaigns.ask<Page<CampaignGroupRow>>(groups, { search })).body.payload?.items;
    expect(await rows('listelenen')).toEqual([
      { id: two.id, title: 'Listelenen Mart', subCampaignCount: 0 },
      { id: one.id, title: 'Listelenen ŞUBAT', subCampaignCount: 1 },
    ]);
    expect(await rows('subat')).toHaveLength(1);
  });

  it('tells its campaigns, their codes and uses (GRP-11, CAMP-55)', async () => {
    const { id, title } = await campaigns.group();
    const one = await campaigns.made({ groupCampaignId: id, userCount: 50 });
    const two = await campaigns.made({ groupCampaignId: id, userCount: 70 });
    await campaigns.use(two.id, 9);
    expect(await read(id)).toMatchObject({
      ...{ subCampaignCount: 2, subCampaignList: [one.id, two.id], codeUsedCount: 9, userCount: 120, version: 3 },
    });
    expect(await campaigns.detail(one.id)).toMatchObject({ groupCampaignId: id, groupTitle: title });
    const input = campaigns.form({ groupCampaignId: 999_999 });
    expect((await refused(campaignEntries.create, input))[1]).toBe('campaign_group_not_found');
  });

  it('holds no more campaigns than it may', async () => {
    const { id } = await campaigns.group();
    const { id: from } = await campaigns.made();
    const { db } = campaigns.server;
    const {
      id: _id,
      code: _code,
      ...row
    } = await db.selectFrom('campaigns').selectAll().where('id', '=', from).executeTakeFirstOrThrow();
    const copy = { ...row, code: '', code_type: 'Unique' as const, group_id: id };
    await db
      .insertInto('campaigns')
      .values(Array.from({ length: campaignLimits.subCampaignsMax }, () => copy))
      .execute();
    expect(await refused(campaignEntries.create, campaigns.form({ groupCampaignId: id }))).toEqual([
      400,
      'validation_failed',
      ['groupCampaignId sub_campaigns_max'],
    ]);
    const many = campaigns.form({ groupCampaignId: id, companyList: [1], code: 'AN' });
    expect(await refused(campaignEntries.createForCompanies, many)).toEqual([
      400,
      'validation_failed',
      ['companyList sub_campaigns_max'],
    ]);
  });
});

describe('picking campaigns for a group', () => {
  it('offers its own and then those of no group, page by page and by search (GRP-07, GRP-08, GRP-27, GRP-34)', async () => {
    const own = await campaigns.group();
    const other = await campaigns.group();
    const title = 'Seçilecek';
    const mine = await campaigns.made({ title, groupCampaignId: own.id, subscriptionType: 'PLUS' });
    const free = await campaigns.made({ title });
    await campaigns.made({ title, groupCampaignId: other.id });
    const offered = async (input: object) =>
      (await campaigns.ask<Page<CampaignChoice>>(choices, { search: title, ...input })).body.payload;
    expect(await offered({ campaignGroupId: own.id })).toMatchObject({
      totalCount: 2,
      items: [
        {
          id: mine.id,
          title,
          type: 'CouponCode',
          subscriptionType: 'PLUS',
          endDate: '2026-12-31',
          groupCampaignId: own.id,
        },
        { id: free.id, groupCampaignId: null },
      ],
    });
    expect((await offered({}))?.items.map(({ id }) => id)).toEqual([free.id]);
    expect(await offered({ campaignGroupId: own.id, page: 2, size: 1 })).toMatchObject({
      totalPages: 2,
      items: [{ id: free.id }],
    });
  });

  it('replaces the list, and refuses those of another group or of none at all (GRP-30, D-74)', async () => {
    const { id } = await campaigns.group();
    const other = await campaigns.group();
    const [a, b, c] = [await campaigns.made(), await campaigns.made(), await campaigns.made()] as const;
    const foreign = await campaigns.made({ groupCampaignId: other.id });
    const set = (subCampaignList: number[], version?: number) =>
      campaigns.ask(setGroupCampaigns, { id, subCampaignList, version });
    expect((await set([a.id, b.id, b.id], 1)).body.payload).toBe(true);
    expect((await set([b.id, c.id], 2)).body.payload).toBe(true);
    expect(await read(id)).toMatchObject({ subCampaignList: [b.id, c.id], version: 3 });
    expect((await campaigns.detail(a.id)).groupCampaignId).toBeNull();
    expect((await set([a.id], 2)).body.friendlyMessage?.code).toBe('version_conflict');
    expect(await refused(setGroupCampaigns, { id, subCampaignList: [a.id, foreign.id] })).toEqual([
      409,
      'campaign_of_other_group',
      ['subCampaignList[1] campaign_of_other_group'],
    ]);
    expect(await refused(setGroupCampaigns, { id, subCampaignList: [999_999] })).toEqual([
      404,
      'campaign_not_found',
      ['subCampaignList[0] campaign_not_found'],
    ]);
    expect(await read(id)).toMatchObject({ subCampaignList: [b.id, c.id] });
    expect((await set([])).status).toBe(200);
    expect((await read(id)).subCampaignCount).toBe(0);
  });

  it('waits for its campaigns in the order of their ids, so that nobody meets it crosswise (D-74)', async () => {
    const { db } = campaigns.server;
    const { id } = await campaigns.group();
    const [own, free] = [await campaigns.made({ groupCampaignId: id }), await campaigns.made()] as const;
    const lock = (trx: typeof db, campaign: number) =>
      trx.selectFrom('campaigns').select('id').where('id', '=', campaign).forUpdate().execute();
    let setting: ReturnType<Campaigns['ask']> | undefined;
    await db.transaction().execute(async (trx) => {
      await lock(trx, own.id);
      setting = campaigns.ask(setGroupCampaigns, { id, subCampaignList: [free.id] });
      const pid = await ownConnection(trx);
      if (testEngine() === 'postgres') await expect.poll(() => waitingFor(db, pid)).toBe(1);
      await lock(trx, free.id);
    });
    expect((await setting)?.status).toBe(200);
    expect((await read(id)).subCampaignList).toEqual([free.id]);
  });

  it('by two at once gives a campaign to one group (D-74)', async () => {
    const [one, two] = [await campaigns.group(), await campaigns.group()] as const;
    const { id } = await campaigns.made();
    const answers = await Promise.all(
      [one, two].map((each) => campaigns.ask(setGroupCampaigns, { id: each.id, subCampaignList: [id] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('offers the active companies in Turkish order for a mass creation (GRP-32)', async () => {
  const { db } = campaigns.server;
  for (const name of ['Zeytin Kahve', 'Çınar Kahve', 'Cevizli Kahve']) await addCompany(db, name);
  const passive = await addCompany(db, 'Dut Kahve');
  await db.updateTable('companies').set({ active: false }).where('id', '=', passive).execute();
  const { body } = await campaigns.ask<Page<Choice>>(companies, { search: 'kahve', page: 1, size: 2 });
  expect(body.payload).toMatchObject({ totalCount: 3, items: [{ name: 'Cevizli Kahve' }, { name: 'Çınar Kahve' }] });
});
