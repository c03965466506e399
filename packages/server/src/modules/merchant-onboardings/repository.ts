import type { MerchantOnboarding, MerchantOnboardingRow, PageInput } from '@telve/api';
import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { searchPattern } from '../../db/search';
import type { MerchantOnboardingsTable } from '../../db/types/content';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';
import { contentImage } from '../images';
import { toScreenFields } from '../screens';

/** Folder of the pictures. */
export const imageFolder = 'merchant-onboardings';

export type MerchantOnboardingRecord = Selectable<MerchantOnboardingsTable>;

/** A stored banner as the contract has it. */
export const toMerchantOnboarding = (record: MerchantOnboardingRecord): MerchantOnboarding => ({
  id: record.id,
  ...toScreenFields(record),
  imgUrl: record.image_url,
  img: contentImage(record),
  version: record.version,
});

const eb = expressionBuilder<Database, 'merchant_onboardings'>();

/** Title and description are searched. */
const condition = ({ search }: PageInput): Expression<SqlBool> =>
  search === undefined ? eb.lit(true) : eb('merchant_onboardings.search', 'like', searchPattern(search));

export const countMerchantOnboardings = async (db: Db, input: PageInput): Promise<number> => {
  const row = await db
    .selectFrom('merchant_onboardings')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(input))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** One page in the order of the app (D-91); of those in one place the oldest first. */
export const selectMerchantOnboardings = (
  db: Db,
  input: PageInput,
  offset: number,
  limit: number,
): Promise<MerchantOnboardingRow[]> =>
  db
    .selectFrom('merchant_onboardings')
    .select(['id', 'title', 'description', 'sort_order as ordering', 'active', 'image_url as imgUrl', 'version'])
    .where(condition(input))
    .orderBy('sort_order')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const findMerchantOnboarding = (db: Db, id: number): Promise<MerchantOnboardingRecord | undefined> =>
  db.selectFrom('merchant_onboardings').selectAll().where('id', '=', id).executeTakeFirst();

/** The record, locked until the transaction ends. */
export const lockMerchantOnboarding = (trx: Db, id: number): Promise<MerchantOnboardingRecord | undefined> =>
  trx.selectFrom('merchant_onboardings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
