import { type Call, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { writeAudits } from '../audit';
import { lockPlaces } from './repository';
import { entity } from './service';

/**
 * Gives the screens the places 1, 2, … in the order of `ids`; the version of a screen that stays where it is stays, too.
 *
 * @param ids all screens, each once
 * @throws Refusal `conflict` when they are not: a screen came or went meanwhile
 */
export const reorderOnboardings = (ids: readonly number[], call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lockPlaces(trx);
    const places = new Map(ids.map((id, at) => [id, at + 1]));
    if (places.size !== ids.length || ids.length !== stored.length || !stored.every(({ id }) => places.has(id))) {
      throw new Refusal('conflict');
    }
    const moved = stored
      .map(({ id, ordering }) => ({ id, before: ordering, after: places.get(id) as number }))
      .filter(({ before, after }) => before !== after);
    for (const { id, after } of moved) {
      await trx
        .updateTable('onboardings')
        .set((row) => ({ sort_order: after, version: row('version', '+', 1), updated_at: call.now }))
        .where('id', '=', id)
        .execute();
    }
    const audits = moved.map(({ id, before, after }) => ({
      ...{ action: `${entity}_changed`, entity, entityId: id },
      ...{ oldValues: { ordering: before }, newValues: { ordering: after } },
    }));
    await writeAudits(trx, call, audits);
  });
