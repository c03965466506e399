import type { CampaignChoice, CampaignGroup, CampaignGroupRow, Choice, PageInput } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { searchPattern } from '../../../db/search';
import type { Database } from '../../../db/types/index';
import type { Db } from '../../../http/call';
import { Refusal } from '../../../http/errors';
import type { GroupRecord } from './store';

/** A list that is read page by page. */
export interface Source<Row> {
  count(): Promise<number>;
  select(offset: number, limit: number): Promise<Row[]>;
}

const groups = expressionBuilder<Database, 'campaign_groups'>();
const campaigns = expressionBuilder<Database, 'campaigns'>();
const companies = expressionBuilder<Database, 'companies'>();

const everything = campaigns.lit(true) as Expression<SqlBool>;

const counted = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> =>
  Number((await query.executeTakeFirstOrThrow()).count);

/** The groups, newest first (GRP-25). */
export const groupRows = (db: Db, { search }: PageInput): Source<CampaignGroupRow> => {
  const condition = search === undefined ? everything : groups('campaign_groups.search', 'like', searchPattern(search));
  const query = db.selectFrom('campaign_groups').where(condition);
  return {
    count: () => counted(query.select(({ fn }) => fn.countAll<number>().as('count'))),
    select: (offset, limit) =>
      query
        .select((row) => [
          'id',
          'title',
          row
            .selectFrom('campaigns')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('campaigns.group_id', '=', 'campaign_groups.id')
            .as('subCampaignCount'),
        ])
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .$narrowType<{ subCampaignCount: number }>()
        .execute(),
  };
};

/** The campaigns that a group may hold: its own, then those of none, each newest first (GRP-27, GRP-34, D-74). */
export const choiceRows = (
  db: Db,
  { search, campaignGroupId }: PageInput & { campaignGroupId?: number },
): Source<CampaignChoice> => {
  const free = campaigns('campaigns.group_id', 'is', null);
  const own = campaignGroupId === undefined ? [] : [campaigns('campaigns.group_id', '=', campaignGroupId)];
  const found = search === undefined ? everything : campaigns('campaigns.search', 'like', searchPattern(search));
  const query = db.selectFrom('campaigns').where(campaigns.and([campaigns.or([free, ...own]), found]));
  return {
    count: () => counted(query.select(({ fn }) => fn.countAll<number>().as('count'))),
    select: (offset, limit) =>
      query
        .select([
          'id',
          'title',
          'type',
          'subscription_type as subscriptionType',
          'end_date as endDate',
          'group_id as groupCampaignId',
        ])
        .orderBy(sql`group_id is null`)
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
  };
};

/** The active companies in Turkish order (GRP-32). */
export const companyRows = (db: Db, { search }: PageInput): Source<Choice> => {
  const found = search === undefined ? everything : companies('companies.search', 'like', searchPattern(search));
  const query = db.selectFrom('companies').where('active', '=', true).where(found);
  return {
    count: () => counted(query.select(({ fn }) => fn.countAll<number>().as('count'))),
    select: (offset, limit) =>
      query.select(['id', 'name']).orderBy('name').orderBy('id').offset(offset).limit(limit).execute(),
  };
};

/** A stored group as the contract has it (GRP-11). */
export const toGroup = async (db: Db, { id, title, version }: GroupRecord): Promise<CampaignGroup> => {
  const members = await db
    .selectFrom('campaigns')
    .select(['id', 'company_id', 'codes_used', sql<number>`coalesce(user_count, 0)`.as('user_count')])
    .where('group_id', '=', id)
    .orderBy('id')
    .execute();
  const sumOf = (name: 'codes_used' | 'user_count') => members.reduce((sum, each) => sum + each[name], 0);
  return {
    id,
    title,
    subCampaignCount: members.length,
    subCampaignList: members.map((each) => each.id),
    companyList: [...new Set(members.flatMap(({ company_id }) => (company_id === null ? [] : [company_id])))],
    codeUsedCount: sumOf('codes_used'),
    userCount: sumOf('user_count'),
    version,
  };
};

/** A group. @throws Refusal `campaign_group_not_found` */
export const readGroup = async (db: Db, id: number): Promise<CampaignGroup> => {
  const found = await db.selectFrom('campaign_groups').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('campaign_group_not_found');
  return toGroup(db, found);
};
