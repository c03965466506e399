import type { DatabaseHandle } from '../../src/db/index';
import { hashRefreshToken } from '../../src/security/refresh-token';
import type { Acknowledged } from './acknowledged';
import { halfWrites } from './half';

type Db = DatabaseHandle['db'];

/** An acknowledged change has its audit row, which comes with it or not at all. */
export const lostChanges = async (db: Db, changes: Acknowledged['changes']): Promise<string[]> => {
  const rows = await db.selectFrom('audit_log').select(['request_id', 'entity']).execute();
  const kept = new Set(rows.map((row) => `${row.request_id} ${row.entity}`));
  return changes
    .map(({ requestId, entity }) => `${requestId} ${entity}`)
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

const lostCodes = async (db: Db, { codes }: Acknowledged): Promise<string[]> => {
  const rows = await db.selectFrom('email_codes').select('email_folded').execute();
  const kept = new Set(rows.map((row) => row.email_folded));
  return codes.filter((email) => !kept.has(email)).map((email) => `acknowledged and lost: the code of ${email}`);
};

/** Compares the database with what was acknowledged. @returns what does not agree */
export const findLosses = async (db: Db, acknowledged: Acknowledged): Promise<{ lost: string[]; half: string[] }> => ({
  lost: [
    ...(await lostChanges(db, acknowledged.changes)),
    ...(await lostSessions(db, acknowledged)),
    ...(await lostCodes(db, acknowledged)),
  ],
  half: await halfWrites(db, acknowledged),
});
