import type { CreateMilkTypeInput, MilkType, PageInput } from '@telve/api';
import { foldTr } from '@telve/locale';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';

const eb = expressionBuilder<Database, 'milk_types'>();

/** The title is what a reader searches for. */
const condition = ({ search }: PageInput): Expression<SqlBool> =>
  search === undefined ? eb.lit(true) : eb('milk_types.title_key', 'like', searchPattern(search));

const columns = ['id', 'title as milkType', 'code as milkTypeCode', 'active', 'version'] as const;

const toColumns = ({ milkType, milkTypeCode, active }: CreateMilkTypeInput) => ({
  title: milkType,
  title_key: foldTr(milkType),
  code: milkTypeCode,
  active,
});

export const countMilkTypes = async (db: Db, input: PageInput): Promise<number> => {
  const row = await db
    .selectFrom('milk_types')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(input))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** One page, newest first. */
export const selectMilkTypes = (db: Db, input: PageInput, offset: number, limit: number): Promise<MilkType[]> =>
  db
    .selectFrom('milk_types')
    .select(columns)
    .where(condition(input))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const findMilkType = (db: Db, id: number): Promise<MilkType | undefined> =>
  db.selectFrom('milk_types').select(columns).where('id', '=', id).executeTakeFirst();

/** The record with its last change, locked until the transaction ends. */
export const lockMilkType = (trx: Db, id: number) =>
  trx
    .selectFrom('milk_types')
    .select([...columns, 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertMilkType = (trx: Db, fields: CreateMilkTypeInput, now: Date): Promise<MilkType> =>
  trx
    .insertInto('milk_types')
    .values({ ...toColumns(fields), created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateMilkType = async (trx: Db, id: number, fields: CreateMilkTypeInput, now: Date): Promise<void> => {
  await trx
    .updateTable('milk_types')
    .set((row) => ({ ...toColumns(fields), version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};
