import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild } from '../testing/childProcess';
import { testEngine } from '../testing/database';
import { createTestPostgres } from '../testing/postgres';

const secret = 'qWb2Jm0s9vXk4TzL7pRcYh1NdFg6EoUa3iSx';
let env: Record<string, string>;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'telve-process-'));
  const postgres = testEngine() === 'postgres' ? await createTestPostgres() : undefined;
  env = {
    DATA_DIR: folder,
    TELVE_SECRET: secret,
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  remove = async () => {
    await postgres?.drop();
    await rm(folder, { recursive: true, force: true });
  };
});
afterAll(() => remove());

/** Starts the server and answers its address once it listens. */
const start = async (more: Record<string, string> = {}) => {
  const child = startChild('main.ts', { ...env, ...more });
  const line = await child.line((each) => each.includes('Telve is ready: '));
  return { child, url: line.split('ready: ')[1] as string };
};

describe('the process', () => {
  it('told to stop finishes what it started, under load, and ends with 0', { timeout: 60_000 }, async () => {
    const { child, url } = await start();
    const statuses: number[] = [];
    let busy = () => {};
    const underLoad = new Promise<void>((resolve) => {
      busy = resolve;
    });
    const broken: unknown[] = [];
    let told = false;
    const client = async () => {
      for (;;) {
        const started = !told;
        try {
          const answer = await fetch(`${url}/api/public/city`);
          await answer.arrayBuffer();
          if (statuses.push(answer.status) === 200) busy();
        } catch (error) {
          // A request that begins after the order to stop may find the door closed.
          if (started && !told) broken.push(error);
          return;
        }
      }
    };
    const clients = Array.from({ length: 20 }, client);
    await underLoad;
    told = true;
    const at = Date.now();
    child.process.kill('SIGTERM');
    await Promise.all(clients);
    expect(await child.ended).toBe(0);
    expect(Date.now() - at).toBeLessThan(15_000);
    expect(broken).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('starts again on the same data and says where (GEN-11)', { timeout: 60_000 }, async () => {
    const { child, url } = await start();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    child.process.kill('SIGINT');
    expect(await child.ended).toBe(0);
  });

  it.each<[string, Record<string, string>, string]>([
    ['no secret', { TELVE_SECRET: '' }, 'TELVE_SECRET'],
    ['the secret of the documentation', { TELVE_SECRET: 'replace-me-with-32-random-bytes-or-more' }, 'TELVE_SECRET'],
    ['eight bytes of secret', { TELVE_SECRET: 'a1b2c3d4' }, 'TELVE_SECRET'],
    ['demo mode', { TELVE_MODE: 'demo' }, 'TELVE_MODE'],
    ['the embedded database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['limits lifted', { LIMITS_OFF: 'true' }, 'LIMITS_OFF'],
  ])(
    'does not start in production with %s, and names the variable, not the value',
    { timeout: 30_000 },
    async (_what, more, variable) => {
      const production = {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://panel.example',
        SMTP_URL: 'smtp://127.0.0.1:9',
        DATABASE_URL: 'postgres://127.0.0.1:9/x',
      };
      const child = startChild('main.ts', { ...env, ...production, ...more });
      expect(await child.ended).toBe(1);
      expect(child.errors()).toContain(variable);
      const value = Object.values(more)[0];
      if (value && value.length > 6) expect(child.errors()).not.toContain(value);
    },
  );

  it('names a port that is in use and lets go of everything', { timeout: 60_000 }, async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    const child = startChild('main.ts', { ...env, PORT: String(port) });
    expect(await child.ended).toBe(1);
    expect(child.errors()).toContain('PORT');
    taken.close();
  });
});
