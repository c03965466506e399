import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../db/index';
import { startChild } from '../testing/childProcess';
import { testEngine } from '../testing/database';
import { createTestPostgres } from '../testing/postgres';
import { startTestServer } from '../testing/server';

let env: Record<string, string>;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'telve-admin-'));
  const postgres = testEngine() === 'postgres' ? await createTestPostgres() : undefined;
  env = {
    DATA_DIR: folder,
    TELVE_SECRET: 'qWb2Jm0s9vXk4TzL7pRcYh1NdFg6EoUa3iSx',
    PUBLIC_URL: 'https://panel.example',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  remove = async () => {
    await postgres?.drop();
    await rm(folder, { recursive: true, force: true });
  };
});
afterAll(() => remove());

const admin = (args: string[], more: Record<string, string> = {}) =>
  startChild('cli/admin.ts', { ...env, ...more }, args);

/** Looks into the database that the program has left. */
const look = async <T>(work: (database: DatabaseHandle) => Promise<T>): Promise<T> => {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = env;
  const database = await openDatabase(url ? { url } : { dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const passwordLike = /[A-Z2-9]{5}(?:-[A-Z2-9]{5}){3}/;

describe('the first account', { timeout: 120_000 }, () => {
  it('prints a password once that signs in and must be replaced (D-27), and leaves an audit row', async () => {
    const child = admin(['--email', 'Umut@Telve.example', '--name', 'Umut Işıl Örnek', '--print']);
    expect([await child.ended, child.errors()]).toEqual([0, '']);
    const password = passwordLike.exec(child.lines.join('\n'))?.[0] ?? '';
    await look(async (database) => {
      const server = await startTestServer({ database });
      expect((await server.signIn('umut@telve.example', password)).accessToken).not.toBe('');
      await expect(server.signIn('umut@telve.example', password)).rejects.toThrow();
      await server.close();
      const users = await database.db.selectFrom('panel_users').select(['first_name', 'last_name', 'role']).execute();
      expect(users).toEqual([{ first_name: 'Umut Işıl', last_name: 'Örnek', role: 'PanelUser' }]);
      const audit = database.db.selectFrom('audit_log').select(['actor_id', 'entity', 'new_values']);
      const [row] = await audit.where('action', '=', 'panel_user_created').execute();
      expect(row).toMatchObject({ actor_id: null, entity: 'panel_user', new_values: { role: 'PanelUser' } });
      expect(JSON.stringify(row)).not.toContain(password);
    });
  });

  it('is refused for an e-mail that an account has', async () => {
    const child = admin(['--email', 'UMUT@telve.example', '--name', 'Umut Örnek', '--print']);
    expect(await child.ended).toBe(1);
    expect(child.errors()).toContain('UMUT@telve.example');
    expect(child.lines.join()).not.toMatch(passwordLike);
  });

  it('gets the password by mail and nobody else sees it', async () => {
    const child = admin(['--email', 'grace@telve.example', '--name', 'Grace Hopper'], {
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    expect([await child.ended, child.errors()]).toEqual([0, '']);
    expect(child.lines.join()).not.toMatch(passwordLike);
    const mails = await look(({ db }) => db.selectFrom('mail_outbox').select(['recipient', 'body_text']).execute());
    expect(mails).toEqual([
      { recipient: 'grace@telve.example', body_text: expect.stringContaining('https://panel.example/') },
    ]);
    expect(mails[0]?.body_text).toMatch(passwordLike);
  });

  it.each<[string, string[], string]>([
    ['no argument', [], '--email'],
    ['an option nobody knows', ['--email', 'x@telve.example', '--name', 'X Y', '--role', 'Z'], '--email'],
    ['no e-mail', ['--email', 'x', '--name', 'X Y', '--print'], 'E-posta'],
    ['one name', ['--email', 'x@telve.example', '--name', 'X', '--print'], 'soyad'],
    ['no way to tell the password', ['--email', 'x@telve.example', '--name', 'X Y'], 'SMTP_URL'],
  ])('is not made with %s', async (_what, args, told) => {
    const child = admin(args);
    expect(await child.ended).toBe(1);
    expect(child.errors()).toContain(told);
    expect(child.errors()).not.toContain('    at ');
  });
});
