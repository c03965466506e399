import type { Banner, BannerFields, BannerListInput, BannerRow } from '@telve/api';
import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { bannerSearch, searchPattern } from '../../db/search';
import type { BannersTable } from '../../db/types/content';
import type { Database } from '../../db/types/index';
import type { StoredImage } from '../../files/uploadedImages';
import type { Db } from '../../http/call';
import { contentImage, maybeContentImage } from '../images';

/** Folder of the pictures. */
export const imageFolder = 'banners';

export type BannerRecord = Selectable<BannersTable>;

/** What a form holds, of a stored banner. */
export const toFields = (record: BannerRecord): BannerFields => ({
  title: record.title,
  order: record.sort_order,
  link: record.link,
  linkText: record.link_text,
  endDate: record.end_date,
  isActive: record.active,
  applicationType: record.application_type,
});

/** A stored banner as the contract has it. */
export const toBanner = (record: BannerRecord): Banner => ({
  id: record.id,
  ...toFields(record),
  imgUrl: record.image_url,
  imgUrlEn: record.image_en_url,
  img: contentImage(record),
  imgEn: maybeContentImage(record.image_en_size, record.image_en_width, record.image_en_height),
  version: record.version,
});

/** The fields of a banner as the table keeps them. */
export const toColumns = (fields: BannerFields) => ({
  title: fields.title,
  search: bannerSearch(fields),
  sort_order: fields.order,
  link: fields.link,
  link_text: fields.linkText,
  end_date: fields.endDate,
  active: fields.isActive,
  application_type: fields.applicationType,
});

/** The English picture as the table keeps it. */
export const englishColumns = ({ address, size, width, height }: StoredImage) => ({
  image_en_url: address,
  image_en_size: size,
  image_en_width: width,
  image_en_height: height,
});

/** What narrows a list of banners. */
export type BannerFilters = Pick<BannerListInput, 'search' | 'isActive' | 'applicationType' | 'startDate' | 'endDate'>;

const eb = expressionBuilder<Database, 'banners'>();

/** The title is searched; the dates select by the last day, both included (BAN-30). */
const condition = ({ search, isActive, applicationType, startDate, endDate }: BannerFilters): Expression<SqlBool> =>
  eb.and([
    ...(search === undefined ? [] : [eb('banners.search', 'like', searchPattern(search))]),
    ...(isActive === undefined ? [] : [eb('banners.active', '=', isActive)]),
    ...(applicationType === undefined ? [] : [eb('banners.application_type', '=', applicationType)]),
    ...(startDate === undefined ? [] : [eb('banners.end_date', '>=', startDate)]),
    ...(endDate === undefined ? [] : [eb('banners.end_date', '<=', endDate)]),
  ]);

export const countBanners = async (db: Db, filters: BannerFilters): Promise<number> => {
  const row = await db
    .selectFrom('banners')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(filters))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

const sortColumns = {
  id: 'id',
  title: 'title',
  endDate: 'end_date',
  isActive: 'active',
  order: 'sort_order',
} as const;

/** One page, by its place where nothing else is asked for (D-91); of equal ones the oldest first. */
export const selectBanners = (
  db: Db,
  { sortingColumn = 'order', sortType = 'ASC', ...filters }: Omit<BannerListInput, 'page' | 'size'>,
  offset: number,
  limit: number,
): Promise<BannerRow[]> =>
  db
    .selectFrom('banners')
    .select([
      ...(['id', 'title', 'end_date as endDate', 'active as isActive', 'sort_order as order'] as const),
      ...(['application_type as applicationType', 'image_url as imgUrl'] as const),
    ])
    .where(condition(filters))
    .orderBy(sortColumns[sortingColumn], sortType === 'ASC' ? 'asc' : 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const findBanner = (db: Db, id: number): Promise<BannerRecord | undefined> =>
  db.selectFrom('banners').selectAll().where('id', '=', id).executeTakeFirst();

/** The record, locked until the transaction ends. */
export const lockBanner = (trx: Db, id: number): Promise<BannerRecord | undefined> =>
  trx.selectFrom('banners').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
