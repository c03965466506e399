import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/index';
import { openTestDatabase } from '../../testing/database';
import { addAccount } from '../../testing/fixtures';
import { codeOf, codesOf, form, publicForms, saying } from '../../testing/publicApplications';
import { startTestServer, type TestServer } from '../../testing/server';

let database: DatabaseHandle;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  await addAccount(database.db, { email: 'user@telve.example', role: 'PanelUser' });
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['limit_counters', 'limit_members', 'email_codes', 'mail_outbox'] as const) {
    await database.db.deleteFrom(table).execute();
  }
  // A proxy in front, so that tests may come from several addresses.
  server = await startTestServer({ database, config: { trustProxy: 1 } });
});
afterEach(() => server.close());

const from = (address: string) => publicForms(() => server, address);
const { check, sendCode, createSimple } = from('192.0.2.1');
const seconds = (count: number) => count * 1000;

describe('a code', () => {
  it('is mailed, and the answer says how many seconds it lives (APP-17, APP-29, APP-30)', async () => {
    const answer = await sendCode('ali@telve.example');
    expect(answer.body.payload).toEqual({ expiresIn: 180 });
    const [mail] = await server.db.selectFrom('mail_outbox').selectAll().execute();
    expect(mail).toMatchObject({ template: 'applicationCode', recipient: 'ali@telve.example' });
    const code = await codeOf(server, 'ali@telve.example');
    expect(mail?.body_html).toContain(code);
    expect(mail?.subject).not.toContain(code);
    expect(mail?.body_text).toContain('3 dakika');
    expect(mail?.expires_at?.getTime()).toBe(server.clock.now().getTime() + seconds(180));
    expect(answer.text).not.toContain(code);
  });

  it('is kept as a hash, and no log line holds it or its e-mail (APP-17)', async () => {
    await check('canary@telve.example');
    await sendCode('canary@telve.example');
    const code = await codeOf(server, 'canary@telve.example');
    const row = await server.db.selectFrom('email_codes').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    const log = server.log.join('');
    expect(log).not.toContain('canary');
    expect(log).not.toContain(code);
    expect(log).toContain('/check-by-email/c***@…');
  });

  it('is not sent again before its seconds are over, whatever the spelling: the answer has those left (APP-18, D-36)', async () => {
    await sendCode('ali@telve.example');
    server.clock.advance(seconds(60));
    const early = await sendCode('ALI@telve.example');
    expect([early.status, early.body.friendlyMessage?.code, early.headers.get('retry-after')]).toEqual([
      429,
      'too_many_requests',
      '120',
    ]);
    expect(await codesOf(server, 'ali@telve.example')).toHaveLength(1);
    server.clock.advance(seconds(120));
    expect(saying(await sendCode('ali@telve.example'))).toBe('ok');
    expect(await codesOf(server, 'ali@telve.example')).toHaveLength(2);
  });

  it('is sent once, however many ask at the same time (APP-18)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendCode('ali@telve.example')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    expect(await codesOf(server, 'ali@telve.example')).toHaveLength(1);
  });

  it.each(['ali veli@telve.example', 'ali@telve', 'ali@telve.example,b@telve.example', 'ali@te\r\nlve.example'])(
    'is not sent to %j (APP-12)',
    async (email) => {
      expect(saying(await sendCode(email))).toBe('validation_failed');
      expect(await server.db.selectFrom('mail_outbox').select('id').execute()).toEqual([]);
    },
  );
});

describe('an e-mail that cannot apply', () => {
  it('of a panel user is told so, at the check and at the code (APP-28, APP-33)', async () => {
    const answers = [await check('USER@telve.example'), await sendCode('user@telve.example')];
    expect(answers.map(saying)).toEqual(['user_already_registered', 'user_already_registered']);
    expect(answers[0]?.body.friendlyMessage?.message).toBe('Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut.');
    expect(await codesOf(server, 'user@telve.example')).toEqual([]);
  });

  it('of an open application is told so and gets no code; of a rejected one it may apply again (APP-34, D-45)', async () => {
    await createSimple(form('open@telve.example'));
    const answers = [await check('open@telve.example'), await sendCode('open@telve.example')];
    expect(answers.map(saying)).toEqual(['application_already_exists', 'application_already_exists']);
    expect(answers[0]?.body.friendlyMessage?.message).toBe('Onaylanmamış bir başvurunuz bulunmaktadır.');
    expect(await codesOf(server, 'open@telve.example')).toEqual([]);
    await server.db.updateTable('merchant_applications').set({ status: 'Rejected' }).execute();
    expect(saying(await check('open@telve.example'))).toBe('ok');
  });
});

describe('the limits of codes', () => {
  it('are three in ten minutes to one e-mail, wherever it is asked from (D-36)', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      answers.push(saying(await from(`192.0.2.${n + 1}`).sendCode('ali@telve.example')));
      server.clock.advance(seconds(180));
    }
    expect(answers).toEqual(['ok', 'ok', 'ok', 'too_many_requests']);
    expect(await codesOf(server, 'ali@telve.example')).toHaveLength(3);
    // The refused one changed nothing: the third code was not ended by it, nor was its time begun anew.
    server.clock.advance(seconds(10));
    expect(saying(await sendCode('ali@telve.example'))).toBe('ok');
  });

  it('are ten in a day to one e-mail (D-36)', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 11; n += 1) {
      answers.push(saying(await sendCode('ali@telve.example')));
      server.clock.advance(seconds(20 * 60));
    }
    expect(answers).toEqual([...Array<string>(10).fill('ok'), 'too_many_requests']);
    server.clock.advance(seconds(24 * 60 * 60));
    expect(saying(await sendCode('ali@telve.example'))).toBe('ok');
  });

  it('are twenty in an hour from one address, and other addresses are not told to wait (D-36)', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 21; n += 1) answers.push(saying(await sendCode(`ali${n % 11}-${n}@telve.example`)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(20);
    expect(answers.at(-1)).toBe('too_many_requests');
    expect(saying(await from('192.0.2.9').sendCode('veli@telve.example'))).toBe('ok');
  });

  it('do not count a code that was asked for too early (D-36)', async () => {
    for (let n = 0; n < 5; n += 1) await sendCode('ali@telve.example');
    server.clock.advance(seconds(180));
    expect(saying(await sendCode('ali@telve.example'))).toBe('ok');
  });

  it('are lifted for test runs, the countdown is not (APP-18)', async () => {
    const free = await startTestServer({ database, config: { demo: true, limitsOff: true } });
    const { sendCode: send } = publicForms(() => free);
    const answers: string[] = [];
    for (let n = 0; n < 25; n += 1) answers.push(saying(await send(`ali${n}@telve.example`)));
    answers.push(saying(await send('ali1@telve.example')));
    await free.close();
    expect(answers).toEqual([...Array<string>(25).fill('ok'), 'too_many_requests']);
  });
});
