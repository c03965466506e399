import type { Pool } from 'pg';
import { percentile } from '../faults/harness/figures';
import type { Place } from '../faults/harness/place';
import type { LoadResult } from './load';

/** What one list call needs of the database: who is asking, and ten venues. */
const account = 'select role, company_id, venue_id, active from panel_users where id = $1';
const page = `select v.*, c.name as company_name, c.active as company_active, t.name as city_name, d.name as district_name
  from venues v join companies c on c.id = v.company_id join cities t on t.id = v.city_id
  join districts d on d.id = v.district_id order by v.id desc limit 10 offset $1`;

/** Pages read in turn. */
export const pages = 50;

/** The same reads by hand, without a server: what the database alone can do. */
export const measureBareSql = async (place: Place, connections: number, seconds: number): Promise<LoadResult> => {
  const database = await place.open();
  const pool: Pool = database.pool;
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const reader = async (): Promise<void> => {
    while (performance.now() < until) {
      const at = performance.now();
      await pool.query(account, [1]);
      await pool.query(page, [10 * (times.length % pages)]);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  const took = (performance.now() - begun) / 1000;
  await database.close();
  return {
    answered: times.length,
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: percentile(times, 1),
    errors: {},
  };
};
