import type { CreateCoffeeSizeInput } from '@telve/api';
import { isUniqueViolation } from '../../db/errors';
import type { Call, Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import { changeAction, recordActions } from '../changes';
import { cleanTitle } from '../titles';
import { insertCoffeeSize, lockCoffeeSize, type StoredCoffeeSize, updateCoffeeSize } from './repository';

const entity = 'coffee_size';

/** What raises the version of a coffee size. */
export const versioned = { entity, actions: recordActions(entity) };

/** What staff decides about a coffee size, cleaned; pictures as they are given. */
export const fieldsOf = (given: CreateCoffeeSizeInput): CreateCoffeeSizeInput => ({
  coffeeSize: cleanTitle('coffeeSize', given.coffeeSize),
  coffeeSizeImg: given.coffeeSizeImg,
  coffeeSizeImgSelected: given.coffeeSizeImgSelected,
  active: given.active,
});

/** A title belongs to one size, whatever its case; the database decides, so that two at once cannot both win. */
const uniqueTitle = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'coffee_sizes_title_unique')) throw error;
    throw new Refusal('coffee_size_already_exists', {
      fields: [{ field: 'coffeeSize', code: 'coffee_size_already_exists' }],
    });
  }
};

/** A coffee size with its last change, locked. @throws Refusal `not_found` */
export const lock = async (trx: Db, id: number): Promise<{ stored: StoredCoffeeSize; updatedAt: Date }> => {
  const found = await lockCoffeeSize(trx, id);
  if (!found) throw new Refusal('not_found');
  const { updated_at: updatedAt, ...stored } = found;
  return { stored, updatedAt };
};

/** Adds a coffee size and its audit row. */
export const add = async (trx: Db, call: Call, fields: CreateCoffeeSizeInput): Promise<StoredCoffeeSize> => {
  const made = await uniqueTitle(() => insertCoffeeSize(trx, fields, call.now));
  await writeAudit(trx, call, {
    action: `${entity}_created`,
    entity,
    entityId: made.id,
    newValues: { ...fields },
  });
  return made;
};

/** Writes a locked coffee size and its audit row. What is the same already leaves no trace. */
export const save = async (
  trx: Db,
  call: Call,
  stored: StoredCoffeeSize,
  fields: CreateCoffeeSizeInput,
): Promise<void> => {
  const changes = changedValues(fieldsOf(stored), fields);
  if (!changes) return;
  await uniqueTitle(() => updateCoffeeSize(trx, stored.id, fields, call.now));
  await writeAudit(trx, call, { action: changeAction(entity, changes), entity, entityId: stored.id, ...changes });
};
