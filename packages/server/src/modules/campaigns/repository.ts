import type { CampaignListInput, CampaignRow } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';
import { progressOf } from './codes/progress';
import { rowColumns, type StoredRow } from './columns';

/** What narrows a list of campaigns (CAMP-100). */
export type CampaignFilters = Omit<CampaignListInput, 'page' | 'size'>;

const eb = expressionBuilder<Database, 'campaigns'>();

/** The campaigns of a group, or of none (D-70); title and general code are searched. */
const condition = (filters: CampaignFilters): Expression<SqlBool> => {
  const { search, campaignGroupId, filterByCampaign, filterByStatus, filterBySegment, startDate, endDate } = filters;
  const { filterBySubscriptionType } = filters;
  return eb.and([
    campaignGroupId === undefined
      ? eb('campaigns.group_id', 'is', null)
      : eb('campaigns.group_id', '=', campaignGroupId),
    ...(search === undefined ? [] : [eb('campaigns.search', 'like', searchPattern(search))]),
    ...(filterByCampaign === undefined ? [] : [eb('campaigns.type', '=', filterByCampaign)]),
    ...(filterByStatus === undefined ? [] : [eb('campaigns.active', '=', filterByStatus)]),
    ...(filterBySegment === undefined ? [] : [eb('campaigns.segment_type', '=', filterBySegment)]),
    ...(filterBySubscriptionType === undefined
      ? []
      : [eb('campaigns.subscription_type', '=', filterBySubscriptionType)]),
    ...(startDate === undefined ? [] : [eb('campaigns.end_date', '>=', startDate)]),
    ...(endDate === undefined ? [] : [eb('campaigns.end_date', '<=', endDate)]),
  ]);
};

/** How many campaigns a list holds in all. */
export const countCampaigns = async (db: Db, filters: CampaignFilters): Promise<number> => {
  const row = await db
    .selectFrom('campaigns')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(filters))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

const toRow = ({ codesMade: _made, ...row }: StoredRow, progress: CampaignRow['codeProgress']): CampaignRow => ({
  ...row,
  codeProgress: progress,
});

/** The rows of one page, newest first (D-91). */
export const selectCampaigns = async (
  db: Db,
  filters: CampaignFilters,
  offset: number,
  limit: number,
): Promise<CampaignRow[]> => {
  const rows: StoredRow[] = await db
    .selectFrom('campaigns')
    .select(rowColumns)
    .where(condition(filters))
    .orderBy('campaigns.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const progress = await progressOf(db, rows);
  return rows.map((row) => toRow(row, progress.get(row.id) ?? null));
};
