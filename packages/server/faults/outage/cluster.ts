import { spawn, spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** The private cluster of the trial, to be stopped and started. */
export interface Cluster {
  stop(): void;
  start(): void;
}

/** Finds out where the cluster behind a superuser's connection lives and how it was started. */
export const findCluster = async (connectionString: string): Promise<Cluster> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  const data = rows[0]?.data_directory as string;
  // PostgreSQL notes its command line: "/path/postgres" "-D" "…"
  const line = await readFile(join(data, 'postmaster.opts'), 'utf8');
  const [program = '', ...quoted] = line.trim().split(/\s+(?=")/);
  const args = quoted.map((text) => text.replace(/^"|"$/g, ''));
  const { uid, gid } = await stat(data);
  const asOwner = { uid, gid, cwd: data };
  return {
    stop: () => {
      spawnSync(join(dirname(program), 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w'], asOwner);
    },
    start: () => {
      spawn(program, args, { ...asOwner, stdio: 'ignore', detached: true }).unref();
    },
  };
};
