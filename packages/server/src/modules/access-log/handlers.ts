import type { accessLogEntries } from '@telve/api';
import { callerOf } from '../../http/call';
import type { Handlers } from '../../http/handlers';
import { fullName } from '../auth/accounts';
import { pageOf } from '../page';
import { createPagedReads } from '../paged-reads';
import { exportAccesses } from './export';
import { type AccessRecord, countAccesses, selectAccesses, selectActors } from './repository';
import { toRows } from './row';

/**
 * Who reached whose data. Reading the log is not itself logged: it shows as much of a person as a list does, the name of
 * today and the id, and nothing of the data that were reached.
 */
export const accessLogHandlers = (): Handlers<typeof accessLogEntries> => {
  const reads = createPagedReads<AccessRecord>();
  return {
    list: async (input, call) => {
      const { rows, totalCount, limit } = await reads.read(input, callerOf(call), {
        count: () => countAccesses(call.db, input),
        select: (offset, size) => selectAccesses(call.db, input, offset, size),
      });
      const [items, actors] = await Promise.all([toRows(call.db, rows), selectActors(call.db)]);
      return {
        ...pageOf(items, totalCount, limit),
        actors: actors.map((actor) => ({ id: actor.id, name: fullName(actor) })),
      };
    },

    exportRows: (filters, call) => exportAccesses(call.db, filters, call.now),
  };
};
