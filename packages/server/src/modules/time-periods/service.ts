import type { CreateTimePeriodInput, TimePeriod, UpdateTimePeriodInput } from '@telve/api';
import { isUniqueViolation } from '../../db/errors';
import { type Call, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import { expectVersion } from '../changes';
import { insertTimePeriod, lockTimePeriod, updateTimePeriod } from './repository';

const entity = 'time_period';
const versioned = { entity, actions: ['time_period_created', 'time_period_changed'] };

/** The same minutes twice are refused (D-91); the database decides, so that two at once cannot both win. */
const uniqueMinutes = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'time_periods_minutes_unique')) throw error;
    throw new Refusal('time_period_already_exists', {
      fields: [{ field: 'timePeriod', code: 'time_period_already_exists' }],
    });
  }
};

/** Adds a time period. */
export const createTimePeriod = (input: CreateTimePeriodInput, call: Call): Promise<TimePeriod> =>
  inTransaction(call.db, async (trx) => {
    const made = await uniqueMinutes(() => insertTimePeriod(trx, input.timePeriod, input.active, call.now));
    await writeAudit(trx, call, { action: 'time_period_created', entity, entityId: made.id, newValues: { ...input } });
    return made;
  });

/** Changes a time period; what is the same already leaves no trace. A stale version is answered with the stored record; without one the last write wins. */
export const changeTimePeriod = (input: UpdateTimePeriodInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { id, version, timePeriod, active } = input;
    const found = await lockTimePeriod(trx, id);
    if (!found) throw new Refusal('not_found');
    const { updated_at, ...current } = found;
    await expectVersion(trx, versioned, version, found, () => current);
    const changes = changedValues({ timePeriod: current.timePeriod, active: current.active }, { timePeriod, active });
    if (!changes) return;
    await uniqueMinutes(() => updateTimePeriod(trx, id, timePeriod, active, call.now));
    await writeAudit(trx, call, { action: 'time_period_changed', entity, entityId: id, ...changes });
  });
