import { startPostgres } from './postgres.mjs';

/** Vitest global set-up: a private cluster for the run, unless TELVE_TEST_POSTGRES_URL names one already. */
export async function setup() {
  if (process.env.TELVE_TEST_POSTGRES_URL) return;
  const cluster = await startPostgres();
  process.env.TELVE_TEST_POSTGRES_URL = cluster.url;
  return () => cluster.stop();
}
