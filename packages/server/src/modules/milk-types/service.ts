import type { ActiveInput, CreateMilkTypeInput, MilkType, UpdateMilkTypeInput } from '@telve/api';
import { isUniqueViolation } from '../../db/errors';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import { changeAction, expectVersion, recordActions } from '../changes';
import { cleanTitle } from '../titles';
import { insertMilkType, lockMilkType, updateMilkType } from './repository';

const entity = 'milk_type';
const versioned = { entity, actions: recordActions(entity) };

/** What staff decides about a milk type, cleaned. */
const fieldsOf = ({ milkType, milkTypeCode, active }: CreateMilkTypeInput): CreateMilkTypeInput => ({
  milkType: cleanTitle('milkType', milkType),
  milkTypeCode,
  active,
});

/** A title belongs to one milk type, whatever its case; the database decides, so that two at once cannot both win. */
const uniqueTitle = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'milk_types_title_unique')) throw error;
    throw new Refusal('milk_type_already_exists', {
      fields: [{ field: 'milkType', code: 'milk_type_already_exists' }],
    });
  }
};

const lock = async (trx: Db, id: number) => {
  const found = await lockMilkType(trx, id);
  if (!found) throw new Refusal('not_found');
  const { updated_at: updatedAt, ...stored } = found;
  return { stored, updatedAt };
};

/** Writes a locked milk type. What is the same already leaves no trace. */
const save = async (trx: Db, call: Call, stored: MilkType, fields: CreateMilkTypeInput): Promise<void> => {
  const changes = changedValues(fieldsOf(stored), fields);
  if (!changes) return;
  await uniqueTitle(() => updateMilkType(trx, stored.id, fields, call.now));
  await writeAudit(trx, call, { action: changeAction(entity, changes), entity, entityId: stored.id, ...changes });
};

/** Adds a milk type (CAT-27). */
export const createMilkType = (input: CreateMilkTypeInput, call: Call): Promise<MilkType> =>
  inTransaction(call.db, async (trx) => {
    const fields = fieldsOf(input);
    const made = await uniqueTitle(() => insertMilkType(trx, fields, call.now));
    await writeAudit(trx, call, {
      action: `${entity}_created`,
      entity,
      entityId: made.id,
      newValues: { ...fields },
    });
    return made;
  });

/** Changes a milk type (CAT-28). A stale version is answered with the stored record; without one the last write wins. */
export const changeMilkType = (input: UpdateMilkTypeInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { stored, updatedAt } = await lock(trx, input.id);
    await expectVersion(
      trx,
      versioned,
      input.version,
      { version: stored.version, updated_at: updatedAt },
      () => stored,
    );
    await save(trx, call, stored, fieldsOf(input));
  });

/** Turns a milk type on or off (CAT-29). Venues that have it keep it. */
export const switchMilkType = ({ id, active }: ActiveInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { stored } = await lock(trx, id);
    await save(trx, call, stored, { ...fieldsOf(stored), active });
  });
