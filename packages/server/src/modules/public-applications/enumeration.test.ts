import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/index';
import { openTestDatabase } from '../../testing/database';
import { addAccount } from '../../testing/fixtures';
import { form, publicForms, saying } from '../../testing/publicApplications';
import { type Answer, startTestServer, type TestServer } from '../../testing/server';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
  await addAccount(database.db, { email: 'user@telve.example', role: 'PanelUser' });
  const first = await startTestServer({ database });
  await publicForms(() => first).createSimple(form('open@telve.example'));
  await first.close();
});
afterAll(() => database.close());

let server: TestServer;
const start = async (uniformAnswers: boolean) => {
  server = await startTestServer({ database, config: { trustProxy: 1, uniformAnswers } });
};
beforeEach(async () => {
  for (const table of ['limit_counters', 'limit_members', 'email_codes', 'mail_outbox'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});
afterEach(() => server.close());

const forms = publicForms(() => server);
const headers = { 'x-forwarded-for': '192.0.2.1' };
const login = (email: string) =>
  server.send('POST', '/api/panel/auth/login', { body: { email, password: 'x', etkContract: true }, headers });
const forgot = (email: string) => server.send('POST', '/api/panel/auth/forgot-password', { body: { email }, headers });

describe('e-mails asked about from one address', () => {
  it('are twenty an hour over sign-in, forgotten password, check and code together (APP-28, APP-29)', async () => {
    await start(false);
    const asks: ((email: string) => Promise<Answer<unknown>>)[] = [login, forgot, forms.check, forms.sendCode];
    for (let n = 0; n < 20; n += 1) {
      const answer = await asks[n % 4]?.(`asked${n}@telve.example`);
      expect(answer?.status).not.toBe(429);
    }
    for (const [n, ask] of asks.entries()) expect((await ask(`more${n}@telve.example`)).status).toBe(429);
    expect(saying(await forms.createSimple(form('more@telve.example')))).toBe('too_many_requests');
    expect(saying(await publicForms(() => server, '192.0.2.2').check('more@telve.example'))).toBe('ok');
    expect(saying(await forms.check('asked2@telve.example'))).toBe('ok');
  });

  it('are not counted by an application without confirmation, which says nothing of others (D-36)', async () => {
    await start(false);
    const answers = [await forms.create(form('open@telve.example')), await forms.create(form('user@telve.example'))];
    expect([...answers, await forms.create(form('nobody@telve.example'))].map(saying)).toEqual(
      Array<string>(3).fill('otp_required'),
    );
  });
});

describe('with uniform answers', () => {
  const known = ['user@telve.example', 'open@telve.example'];
  const body = ({ status, body: answered }: Answer<unknown>) => {
    const { requestId: _, ...rest } = answered as unknown as Record<string, unknown>;
    return JSON.stringify([status, rest]);
  };

  it('a known e-mail is answered like any other at every step (APP-28, APP-29, APP-31, APP-45)', async () => {
    await start(true);
    const journey = async (email: string) => [
      body(await forms.check(email)),
      body(await forms.sendCode(email)),
      body(await forms.sendCode(email)),
      ...(await Promise.all(Array.from({ length: 6 }, () => forms.confirm(email, '000000').then(body)))).sort(),
      body(await forms.create(form(email))),
    ];
    const expected = await journey('nobody@telve.example');
    expect(expected[0]).toContain('true');
    for (const email of known) expect(await journey(email)).toEqual(expected);
    const simple = await Promise.all(['new@telve.example', ...known].map((email) => forms.createSimple(form(email))));
    expect(new Set(simple.map(body)).size).toBe(1);
    const { length } = await server.db
      .selectFrom('merchant_applications')
      .select('id')
      .where('email', 'in', known)
      .execute();
    expect(length).toBe(1);
  });

  it('the mail tells its owner alone that there is something already (APP-33, APP-34)', async () => {
    await start(true);
    for (const email of known) await forms.sendCode(email);
    const mails = await server.db.selectFrom('mail_outbox').select(['template', 'body_text']).execute();
    expect(mails.map(({ template }) => template)).toEqual(['applicationKnown', 'applicationKnown']);
    expect(mails.map(({ body_text }) => body_text).join('')).not.toMatch(/\d{6}/);
  });
});
