import type { CoffeeSize, CreateCoffeeSizeInput, PageInput } from '@telve/api';
import { foldTr } from '@telve/locale';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import { publicImagesPath } from '../../files/publicImages';
import type { Db } from '../../http/call';

/** Folder of the pictures. */
export const imageFolder = 'coffee-sizes';

/** A stored coffee size without what is the same for all. */
export type StoredCoffeeSize = Omit<CoffeeSize, 'urlPath'>;

/** A coffee size as the contract has it. */
export const toCoffeeSize = (stored: StoredCoffeeSize): CoffeeSize => ({
  ...stored,
  urlPath: `${publicImagesPath}/${imageFolder}`,
});

const eb = expressionBuilder<Database, 'coffee_sizes'>();

/** The title is what a reader searches for. */
const condition = ({ search }: PageInput): Expression<SqlBool> =>
  search === undefined ? eb.lit(true) : eb('coffee_sizes.title_key', 'like', searchPattern(search));

const columns = [
  'id',
  'title as coffeeSize',
  'image as coffeeSizeImg',
  'selected_image as coffeeSizeImgSelected',
  'active',
  'version',
] as const;

const toColumns = ({ coffeeSize, coffeeSizeImg, coffeeSizeImgSelected, active }: CreateCoffeeSizeInput) => ({
  title: coffeeSize,
  title_key: foldTr(coffeeSize),
  image: coffeeSizeImg,
  selected_image: coffeeSizeImgSelected,
  active,
});

export const countCoffeeSizes = async (db: Db, input: PageInput): Promise<number> => {
  const row = await db
    .selectFrom('coffee_sizes')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(input))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** One page, newest first. */
export const selectCoffeeSizes = (
  db: Db,
  input: PageInput,
  offset: number,
  limit: number,
): Promise<StoredCoffeeSize[]> =>
  db
    .selectFrom('coffee_sizes')
    .select(columns)
    .where(condition(input))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const findCoffeeSize = (db: Db, id: number): Promise<StoredCoffeeSize | undefined> =>
  db.selectFrom('coffee_sizes').select(columns).where('id', '=', id).executeTakeFirst();

/** The record with its last change, locked until the transaction ends. */
export const lockCoffeeSize = (trx: Db, id: number) =>
  trx
    .selectFrom('coffee_sizes')
    .select([...columns, 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertCoffeeSize = (trx: Db, fields: CreateCoffeeSizeInput, now: Date): Promise<StoredCoffeeSize> =>
  trx
    .insertInto('coffee_sizes')
    .values({ ...toColumns(fields), created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateCoffeeSize = async (
  trx: Db,
  id: number,
  fields: CreateCoffeeSizeInput,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('coffee_sizes')
    .set((row) => ({ ...toColumns(fields), version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};
