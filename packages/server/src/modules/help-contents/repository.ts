import type { HelpCategory, HelpContent, HelpContentFields, HelpContentRow, PageInput } from '@telve/api';
import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { helpContentSearch, searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import type { HelpContentsTable } from '../../db/types/members';
import type { Db } from '../../http/call';

export type HelpContentRecord = Selectable<HelpContentsTable>;

/** What a form holds, of a stored help content. */
export const toFields = (record: HelpContentRecord): HelpContentFields => ({
  title: record.title,
  titleEn: record.title_en,
  description: record.description,
  descriptionEn: record.description_en,
  helpMenuId: record.category_id,
  active: record.active,
  priority: record.priority,
});

/** A stored help content as the contract has it. */
export const toHelpContent = (record: HelpContentRecord): HelpContent => ({
  id: record.id,
  ...toFields(record),
  version: record.version,
});

/** The fields of a help content as the table keeps them. */
export const toColumns = (fields: HelpContentFields) => ({
  title: fields.title,
  title_en: fields.titleEn,
  search: helpContentSearch(fields),
  description: fields.description,
  description_en: fields.descriptionEn,
  category_id: fields.helpMenuId,
  active: fields.active,
  priority: fields.priority,
});

const eb = expressionBuilder<Database, 'help_contents'>();

const condition = ({ search }: PageInput): Expression<SqlBool> =>
  search === undefined ? eb.lit(true) : eb('help_contents.search', 'like', searchPattern(search));

export const countHelpContents = async (db: Db, input: PageInput): Promise<number> => {
  const row = await db
    .selectFrom('help_contents')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(input))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** One page in the order of the help menu (D-91), without the answers. */
export const selectHelpContents = (
  db: Db,
  input: PageInput,
  offset: number,
  limit: number,
): Promise<HelpContentRow[]> =>
  db
    .selectFrom('help_contents')
    .innerJoin('help_categories', 'help_categories.id', 'help_contents.category_id')
    .select([
      'help_contents.id',
      'help_contents.title',
      'category_id as helpMenuId',
      'help_categories.title as helpMenuTitle',
      'active',
      'priority',
    ])
    .where(condition(input))
    .orderBy('priority')
    .orderBy('help_contents.id')
    .offset(offset)
    .limit(limit)
    .execute();

/** Every category in Turkish order (D-91). */
export const selectHelpCategories = (db: Db): Promise<HelpCategory[]> =>
  db.selectFrom('help_categories').select(['id', 'title']).orderBy('title').execute();

export const hasHelpCategory = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('help_categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const findHelpContent = (db: Db, id: number): Promise<HelpContentRecord | undefined> =>
  db.selectFrom('help_contents').selectAll().where('id', '=', id).executeTakeFirst();

/** The record, locked until the transaction ends. */
export const lockHelpContent = (trx: Db, id: number): Promise<HelpContentRecord | undefined> =>
  trx.selectFrom('help_contents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
