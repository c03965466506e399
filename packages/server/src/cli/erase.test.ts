import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../db/index';
import { startChild } from '../testing/childProcess';
import { testEngine } from '../testing/database';
import { dumpRows } from '../testing/erasure';
import { addAccount } from '../testing/fixtures';
import { addEndUser, addPlan, subscribed } from '../testing/members';
import { createTestPostgres } from '../testing/postgres';

let env: Record<string, string>;
let remove: () => Promise<void>;

/** Works on the database between two runs of the program. */
const look = async <T>(work: (database: DatabaseHandle) => Promise<T>): Promise<T> => {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = env;
  const database = await openDatabase(url ? { url } : { dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'telve-erase-'));
  const postgres = testEngine() === 'postgres' ? await createTestPostgres() : undefined;
  env = {
    DATA_DIR: folder,
    TELVE_SECRET: 'qWb2Jm0s9vXk4TzL7pRcYh1NdFg6EoUa3iSx',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  remove = async () => {
    await postgres?.drop();
    await rm(folder, { recursive: true, force: true });
  };
  await look(async ({ db }) => {
    await addEndUser(db, { id: 40_217, image_url: 'https://resim.ornek.example/7.jpg' });
    const having = subscribed(await addPlan(db), '2026-01-05T09:00:00Z');
    await addEndUser(db, {
      id: 40_218,
      first_name: 'Umut',
      last_name: 'Örnek',
      email: 'abone@posta.example',
      phone: '',
      ...having,
    });
    await addAccount(db, { email: 'aktif@telve.example', role: 'PanelUser' });
  });
}, 60_000);
afterAll(() => remove());

/** Runs the program and answers its exit code, what it said and what it complained about. */
const run = async (...args: string[]): Promise<[number | null, string, string]> => {
  const child = startChild('cli/admin.ts', env, ['erase', ...args]);
  const code = await child.ended;
  return [code, child.lines.join('\n'), child.errors()];
};

const dump = () => look(({ db }) => dumpRows(db));

const left = 'Bu resmi sunucu silemedi, siz silin: https://resim.ornek.example/7.jpg';

describe('npm run admin -- erase', { timeout: 120_000 }, () => {
  it('shows what would go and changes nothing with --preview', async () => {
    const before = await dump();
    const [code, said] = await run('--member', '40217', '--preview');
    expect([code, said]).toEqual([0, `Silinecekler (hiçbir şey değişmedi):\n  1 üye\n${left}`]);
    expect(await dump()).toBe(before);
  });

  it('erases a member, writes down who did it, and says so when it is asked again', async () => {
    const told = ['--by', 'Deniz Ak', '--reason', 'Talep 12'];
    const [done, list, complaint] = await run('--member', '40217', ...told);
    expect([done, list, complaint]).toEqual([0, expect.stringMatching(/^ {2}1 üye$/m), '']);
    expect(list).toContain(left);
    const after = await dump();
    expect(after).not.toMatch(/Zeynep|zeynep|5051187340/);
    expect(after).toContain('"done_by":"Deniz Ak","reason":"Talep 12"');
    const [code, said] = await run('--member', '40217');
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Bu kişi \d\d\.\d\d\.\d{4} \d\d:\d\d tarihinde zaten silindi/),
    ]);
    expect(await dump()).toBe(after);
  });

  it.each<[string, string[], string]>([
    ['nobody', [], 'Kullanım'],
    ['two at once', ['--member', '1', '--email', 'a@b.example'], 'Kullanım'],
    ['an option nobody knows', ['--member', '1', '--all'], 'Kullanım'],
    ['no number', ['--application', 'x'], 'Numara'],
    ['no e-mail', ['--email', 'x'], 'E-posta'],
    ['whoever is not there', ['--email', 'kimse@telve.example'], 'Böyle bir kişi yok'],
    ['a member with a subscription', ['--member', '40218'], 'Aboneliği iptal et'],
    ['an account that works', ['--email', 'Aktif@telve.example'], 'Önce pasif yapın'],
  ])('told %s erases nobody and ends with 1', async (_what, args, told) => {
    const [code, , complaint] = await run(...args);
    expect([code, complaint]).toEqual([1, expect.stringContaining(told)]);
    expect(complaint).not.toContain('    at ');
  });
});
