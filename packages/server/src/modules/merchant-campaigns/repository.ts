import type { MerchantCampaign, MerchantCampaignFields, MerchantCampaignRow, PageInput } from '@telve/api';
import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { merchantCampaignSearch, searchPattern } from '../../db/search';
import type { MerchantCampaignsTable } from '../../db/types/campaigns';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';
import { contentImage } from '../images';

/** Folder of the pictures. */
export const imageFolder = 'merchant-campaigns';

export type MerchantCampaignRecord = Selectable<MerchantCampaignsTable>;

/** What a form holds, of a stored campaign. */
export const toFields = (record: MerchantCampaignRecord): MerchantCampaignFields => ({
  title: record.title,
  shortDescription: record.short_description,
  description: record.description,
  endDate: record.end_date,
  link: record.link,
  campaignLinkType: record.campaign_link_type,
  linkText: record.link_text,
  sortOrder: record.sort_order,
  isShownHomePage: record.is_shown_home_page,
  active: record.active,
  isShown: record.is_shown,
});

/** A stored campaign as the contract has it. */
export const toMerchantCampaign = (record: MerchantCampaignRecord): MerchantCampaign => ({
  id: record.id,
  ...toFields(record),
  imgUrl: record.image_url,
  img: contentImage(record),
  version: record.version,
});

/** The fields of a campaign as the table keeps them. */
export const toColumns = (fields: MerchantCampaignFields) => ({
  title: fields.title,
  search: merchantCampaignSearch(fields),
  short_description: fields.shortDescription,
  description: fields.description,
  end_date: fields.endDate,
  link: fields.link,
  campaign_link_type: fields.campaignLinkType,
  link_text: fields.linkText,
  sort_order: fields.sortOrder,
  is_shown_home_page: fields.isShownHomePage,
  active: fields.active,
  is_shown: fields.isShown,
});

const eb = expressionBuilder<Database, 'merchant_campaigns'>();

/** Both titles are searched. */
const condition = ({ search }: PageInput): Expression<SqlBool> =>
  search === undefined ? eb.lit(true) : eb('merchant_campaigns.search', 'like', searchPattern(search));

export const countMerchantCampaigns = async (db: Db, input: PageInput): Promise<number> => {
  const row = await db
    .selectFrom('merchant_campaigns')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(input))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** One page in the order of the app (D-87, D-91); of those in one place the newest first. */
export const selectMerchantCampaigns = (
  db: Db,
  input: PageInput,
  offset: number,
  limit: number,
): Promise<MerchantCampaignRow[]> =>
  db
    .selectFrom('merchant_campaigns')
    .select(['id', 'title', 'short_description as shortDescription', 'active'])
    .where(condition(input))
    .orderBy('sort_order')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const findMerchantCampaign = (db: Db, id: number): Promise<MerchantCampaignRecord | undefined> =>
  db.selectFrom('merchant_campaigns').selectAll().where('id', '=', id).executeTakeFirst();

/** The record, locked until the transaction ends. */
export const lockMerchantCampaign = (trx: Db, id: number): Promise<MerchantCampaignRecord | undefined> =>
  trx.selectFrom('merchant_campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
