import type { DatabaseHandle } from '../../src/db/index';
import { hashRefreshToken } from '../../src/security/refresh-token';
import type { Acknowledged } from './acknowledged';

type Db = DatabaseHandle['db'];

/** Changes of a record and the audit rows that tell of them must be as many: neither comes without the other. */
const halfWrites = async (db: Db, { seededPeriods }: Acknowledged): Promise<string[]> => {
  const audited = await db
    .selectFrom('audit_log')
    .select(({ fn }) => ['entity', 'entity_id', fn.countAll<number>().as('count')])
    .where('entity', 'in', ['venue', 'time_period'])
    .groupBy(['entity', 'entity_id'])
    .execute();
  const counts = new Map(audited.map((row) => [`${row.entity} ${row.entity_id}`, Number(row.count)]));
  const venues = await db.selectFrom('venues').select(['id', 'version']).execute();
  const periods = await db.selectFrom('time_periods').select(['id', 'version']).execute();
  const wrong = (name: string, changes: number) => {
    const rows = counts.get(name) ?? 0;
    return rows === changes ? [] : [`${name}: ${changes} changes, ${rows} audit rows`];
  };
  return [
    ...venues.flatMap(({ id, version }) => wrong(`venue ${id}`, version - 1)),
    // The creation counts as well, but for those of the demo data, which nobody made.
    ...periods.flatMap(({ id, version }) => wrong(`time_period ${id}`, seededPeriods.has(id) ? version - 1 : version)),
  ];
};

const lostChanges = async (db: Db, { changes }: Acknowledged): Promise<string[]> => {
  const rows = await db.selectFrom('audit_log').select(['request_id', 'entity', 'entity_id']).execute();
  const kept = new Set(rows.map((row) => `${row.request_id} ${row.entity} ${row.entity_id}`));
  return changes
    .map(({ requestId, entity, id }) => `${requestId} ${entity} ${id}`)
    .filter((change) => !kept.has(change))
    .map((change) => `acknowledged and lost: ${change}`);
};

/** The token that was last answered is the session's, or was until a renewal whose answer never arrived. */
const lostSessions = async (db: Db, { sessions }: Acknowledged): Promise<string[]> => {
  const rows = await db.selectFrom('sessions').select(['id', 'token_hash', 'previous_token_hash']).execute();
  const kept = new Map(rows.map((row) => [row.id, [row.token_hash, row.previous_token_hash]]));
  return [...sessions]
    .filter(([id, token]) => !kept.get(id)?.includes(hashRefreshToken(token)))
    .map(([id]) => `acknowledged and lost: session ${id}`);
};

/** Compares the database with what was acknowledged. @returns what does not agree */
export const findLosses = async (db: Db, acknowledged: Acknowledged): Promise<{ lost: string[]; half: string[] }> => ({
  lost: [...(await lostChanges(db, acknowledged)), ...(await lostSessions(db, acknowledged))],
  half: await halfWrites(db, acknowledged),
});
