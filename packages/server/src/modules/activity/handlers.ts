import type { activityEntries } from '@telve/api';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import { fullName } from '../auth/accounts';
import { countLog, selectActors, selectLog } from './repository';
import { toRows } from './row';
import { isSubject, subjectName } from './subjects';

/** Rows of one part. */
const partSize = 50;

/** Who changed what, when. Reading a log is not itself logged. */
export const activityHandlers: Handlers<typeof activityEntries> = {
  list: async ({ subject, ...input }, { db }) => {
    if (!isSubject(subject)) throw new Refusal('not_found');
    const name = await subjectName(db, subject, input.id);
    if (name === undefined) throw new Refusal('not_found');
    const question = { ...input, subject };
    const [records, totalCount, actors] = await Promise.all([
      // One more than is shown says whether there is a next part.
      selectLog(db, question, partSize + 1),
      countLog(db, question),
      selectActors(db, question),
    ]);
    const shown = records.slice(0, partSize);
    return {
      items: await toRows(db, shown),
      next: records.length > partSize ? (shown.at(-1)?.id ?? null) : null,
      totalCount,
      subjectName: name,
      actors: actors.map((actor) => ({ id: actor.id, name: fullName(actor) })),
    };
  },
};
