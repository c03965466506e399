import type { CreateHelpContentInput, HelpContent, HelpContentFields, UpdateHelpContentInput } from '@telve/api';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import { changeAction, expectVersion, recordActions } from '../changes';
import { fieldsOf } from './fields';
import {
  type HelpContentRecord,
  hasHelpCategory,
  lockHelpContent,
  toColumns,
  toFields,
  toHelpContent,
} from './repository';

const entity = 'help_content';

/** What raises the version of a help content. */
const versioned = { entity, actions: recordActions(entity) };

const lock = async (trx: Db, id: number): Promise<HelpContentRecord> => {
  const found = await lockHelpContent(trx, id);
  if (!found) throw new Refusal('not_found');
  return found;
};

const expectCategory = async (trx: Db, id: number): Promise<void> => {
  if (await hasHelpCategory(trx, id)) return;
  const code = 'help_category_not_found';
  throw new Refusal(code, { fields: [{ field: 'helpMenuId', code }] });
};

/**
 * Adds a question to the help menu (HELP-27); it is active and stands first where nothing else is said.
 *
 * @throws Refusal `validation_failed` or `help_category_not_found`
 */
export const createHelpContent = (input: CreateHelpContentInput, call: Call): Promise<HelpContent> =>
  inTransaction(call.db, async (trx) => {
    const fields = fieldsOf({ ...input, active: input.active ?? true, priority: input.priority ?? 0 });
    await expectCategory(trx, fields.helpMenuId);
    const made = await trx
      .insertInto('help_contents')
      .values({ ...toColumns(fields), created_at: call.now, updated_at: call.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(trx, call, { action: `${entity}_created`, entity, entityId: made.id, newValues: { ...fields } });
    return toHelpContent(made);
  });

/** Writes a locked help content and its audit row. What is the same already leaves no trace. */
const save = async (trx: Db, call: Call, stored: HelpContentRecord, fields: HelpContentFields): Promise<void> => {
  const changes = changedValues(toFields(stored), fields);
  if (!changes) return;
  await trx
    .updateTable('help_contents')
    .set((row) => ({ ...toColumns(fields), version: row('version', '+', 1), updated_at: call.now }))
    .where('id', '=', stored.id)
    .execute();
  await writeAudit(trx, call, { action: changeAction(entity, changes), entity, entityId: stored.id, ...changes });
};

/**
 * Changes a question of the help menu (HELP-30). A stale version is answered with the stored record; without one the
 * last write wins.
 *
 * @throws Refusal `not_found`, `version_conflict`, `validation_failed` or `help_category_not_found`
 */
export const changeHelpContent = (input: UpdateHelpContentInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lock(trx, input.id);
    await expectVersion(trx, versioned, input.version, stored, () => toHelpContent(stored));
    const fields = fieldsOf(input);
    await expectCategory(trx, fields.helpMenuId);
    await save(trx, call, stored, fields);
  });

/** Turns a question on or off, or moves it (HELP-28, HELP-29). */
export const switchHelpContent = (
  id: number,
  change: Partial<Pick<HelpContentFields, 'active' | 'priority'>>,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lock(trx, id);
    await save(trx, call, stored, { ...toFields(stored), ...change });
  });

/** Takes a question out of the help menu for good (HELP-31); the audit log keeps what it said. */
export const removeHelpContent = (id: number, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lock(trx, id);
    await trx.deleteFrom('help_contents').where('id', '=', id).execute();
    await writeAudit(trx, call, {
      action: `${entity}_removed`,
      entity,
      entityId: id,
      oldValues: { ...toFields(stored) },
    });
  });
