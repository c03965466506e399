import type { Onboarding, OnboardingRow, PageInput, StoredAnimation } from '@telve/api';
import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { searchPattern } from '../../db/search';
import type { OnboardingsTable } from '../../db/types/content';
import type { Database } from '../../db/types/index';
import type { StoredImage } from '../../files/uploadedImages';
import type { Db } from '../../http/call';
import { maybeContentImage } from '../images';
import { toScreenFields } from '../screens';

/** Folder of the pictures and animations. */
export const imageFolder = 'onboardings';

export type OnboardingRecord = Selectable<OnboardingsTable>;

const animationOf = (record: OnboardingRecord): StoredAnimation | null => {
  const { animation_size: size, animation_format: format, animation_seconds: seconds } = record;
  return size === null || format === null || seconds === null ? null : { size, format, seconds };
};

/** A stored screen as the contract has it. */
export const toOnboarding = (record: OnboardingRecord): Onboarding => ({
  id: record.id,
  ...toScreenFields(record),
  imgUrl: record.image_url,
  img: maybeContentImage(record.image_size, record.image_width, record.image_height),
  animationUrl: record.animation_url,
  animation: animationOf(record),
  version: record.version,
});

/** A picture as the table keeps it; null removes it. */
export const pictureColumns = (image: StoredImage | null) => ({
  image_url: image?.address ?? null,
  image_size: image?.size ?? null,
  image_width: image?.width ?? null,
  image_height: image?.height ?? null,
});

/** An animation as the table keeps it; null removes it. */
export const animationColumns = (animation: (StoredAnimation & { address: string }) | null) => ({
  animation_url: animation?.address ?? null,
  animation_size: animation?.size ?? null,
  animation_format: animation?.format ?? null,
  animation_seconds: animation?.seconds ?? null,
});

const eb = expressionBuilder<Database, 'onboardings'>();

/** Title and description are searched. */
const condition = ({ search }: PageInput): Expression<SqlBool> =>
  search === undefined ? eb.lit(true) : eb('onboardings.search', 'like', searchPattern(search));

export const countOnboardings = async (db: Db, input: PageInput): Promise<number> => {
  const row = await db
    .selectFrom('onboardings')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(input))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** One page in the order of the app (D-91); of those in one place the oldest first. */
export const selectOnboardings = (db: Db, input: PageInput, offset: number, limit: number): Promise<OnboardingRow[]> =>
  db
    .selectFrom('onboardings')
    .select([
      ...(['id', 'title', 'description', 'sort_order as ordering', 'active'] as const),
      ...(['image_url as imgUrl', 'animation_url as animationUrl', 'version'] as const),
    ])
    .where(condition(input))
    .orderBy('sort_order')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const findOnboarding = (db: Db, id: number): Promise<OnboardingRecord | undefined> =>
  db.selectFrom('onboardings').selectAll().where('id', '=', id).executeTakeFirst();

/** The record, locked until the transaction ends. */
export const lockOnboarding = (trx: Db, id: number): Promise<OnboardingRecord | undefined> =>
  trx.selectFrom('onboardings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Places of all screens, locked until the transaction ends, always in one order so that nobody waits in a circle. */
export const lockPlaces = (trx: Db): Promise<{ id: number; ordering: number }[]> =>
  trx.selectFrom('onboardings').select(['id', 'sort_order as ordering']).orderBy('id').forUpdate().execute();
