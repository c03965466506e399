import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/index';
import { sweep } from '../../jobs/housekeeping';
import { openTestDatabase } from '../../testing/database';
import { codeOf, codesOf, form, otherCode, publicForms, saying } from '../../testing/publicApplications';
import { startTestServer, type TestServer } from '../../testing/server';

let database: DatabaseHandle;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['limit_counters', 'limit_members', 'email_codes', 'mail_outbox'] as const) {
    await database.db.deleteFrom(table).execute();
  }
  server = await startTestServer({ database, config: { trustProxy: 1 } });
});
afterEach(() => server.close());

const { sendCode, confirm, create, check } = publicForms(() => server);
const mail = 'ali@telve.example';
const seconds = (count: number) => count * 1000;

const sent = async (email = mail): Promise<string> => {
  expect(saying(await sendCode(email))).toBe('ok');
  return codeOf(server, email);
};

describe('a code', () => {
  it('confirms its e-mail once, whatever the spelling (APP-31, D-36)', async () => {
    const code = await sent();
    expect(saying(await confirm('ALI@telve.example', code))).toBe('ok');
    expect(saying(await confirm(mail, code))).toBe('invalid_otp');
  });

  it('that is wrong is told at its field (APP-36, APP-37)', async () => {
    const answer = await confirm(mail, otherCode(await sent()));
    expect(answer.body.friendlyMessage?.message).toBe('Lütfen doğrulama kodunu kontrol ediniz.');
    expect(answer.body.errors).toMatchObject([{ field: 'code', code: 'invalid_otp' }]);
  });

  it('is burnt by the fifth wrong try: the right one is refused too, until a new one is sent (APP-38, D-36)', async () => {
    const code = await sent();
    const answers: string[] = [];
    for (let n = 1; n <= 6; n += 1) answers.push(saying(await confirm(mail, otherCode(code, n))));
    expect(answers).toEqual([
      ...Array<string>(4).fill('invalid_otp'),
      'too_many_incorrect_otp',
      'too_many_incorrect_otp',
    ]);
    const right = await confirm(mail, code);
    expect(right.body.friendlyMessage?.message).toBe('Çok fazla sayıda hatalı giriş yaptınız.');
    server.clock.advance(seconds(180));
    expect(saying(await confirm(mail, code))).toBe('too_many_incorrect_otp');
    expect(saying(await confirm(mail, await sent()))).toBe('ok');
  });

  it('is right at the fifth try after four wrong ones (D-36)', async () => {
    const code = await sent();
    for (let n = 1; n <= 4; n += 1) await confirm(mail, otherCode(code, n));
    expect(saying(await confirm(mail, code))).toBe('ok');
  });

  it('cannot be guessed by 200 tries at once: five are looked at (D-36)', async () => {
    const code = await sent();
    const tried = Array.from({ length: 200 }, (_, n) => (n === 149 ? code : otherCode(code, n + 1)));
    const answers = await Promise.all(tried.map((each) => confirm(mail, each)));
    const said = answers.map(saying);
    expect(said.filter((answer) => answer === 'invalid_otp').length).toBeLessThanOrEqual(5);
    expect(said.filter((answer) => answer === 'ok' || answer === 'invalid_otp').length).toBeLessThanOrEqual(5);
    expect(new Set(said.filter((answer) => answer !== 'ok' && answer !== 'invalid_otp'))).toEqual(
      new Set(['too_many_incorrect_otp']),
    );
    const { tries } = await server.db.selectFrom('email_codes').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  it('that is right confirms once, however many send it at the same time (D-36)', async () => {
    const code = await sent();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(mail, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('has ended at its last second (D-36)', async () => {
    const code = await sent();
    server.clock.advance(seconds(180) - 1);
    expect(saying(await confirm(mail, otherCode(code)))).toBe('invalid_otp');
    server.clock.advance(1);
    expect(saying(await confirm(mail, code))).toBe('invalid_otp');
  });

  it('is ended by a new one (APP-49, D-36)', async () => {
    const first = await sent();
    server.clock.advance(seconds(180));
    const second = await sent();
    if (first !== second) expect(saying(await confirm(mail, first))).toBe('invalid_otp');
    expect(saying(await confirm(mail, second))).toBe('ok');
    expect(await codesOf(server, mail)).toHaveLength(2);
  });

  it('fits no other e-mail (D-36)', async () => {
    const code = await sent();
    await sent('veli@telve.example');
    const other = await codeOf(server, 'veli@telve.example');
    if (code !== other) expect(saying(await confirm('veli@telve.example', code))).toBe('invalid_otp');
    expect(saying(await confirm('nobody@telve.example', code))).toBe('invalid_otp');
  });

  it.each(['12345', '1234567', '12345a', '', '１２３４５６', ' 123456'])(
    'is no %j, which is no try (APP-21, APP-22)',
    async (code) => {
      await sent();
      expect(saying(await confirm(mail, code))).toBe('validation_failed');
      const { tries } = await server.db.selectFrom('email_codes').select('tries').executeTakeFirstOrThrow();
      expect(tries).toBe(0);
    },
  );

  it('stands in no answer and no log line, right or wrong (APP-31)', async () => {
    const code = await sent('canary@telve.example');
    const wrong = otherCode(code);
    const answers = [await confirm('canary@telve.example', wrong), await confirm('canary@telve.example', code)];
    const said = [...answers.map(({ text }) => text), ...server.log].join('');
    for (const secret of [code, wrong, 'canary']) expect(said).not.toContain(secret);
  });

  it('is swept away a day after its end (D-36)', async () => {
    await sent();
    await sweep(server.db, new Date(server.clock.now().getTime() + seconds(23 * 3600)));
    expect(await server.db.selectFrom('email_codes').select('email_folded').execute()).toHaveLength(1);
    await sweep(server.db, new Date(server.clock.now().getTime() + seconds(25 * 3600)));
    expect(await server.db.selectFrom('email_codes').select('email_folded').execute()).toEqual([]);
  });
});

describe('the consent', () => {
  const consents = (email: string) =>
    server.db.selectFrom('consents').selectAll().where('email_folded', '=', email).orderBy('id').execute();

  it.each([false, null, 'true', 0])('is not given by %j, and no try is counted (APP-31, D-37)', async (ticked) => {
    const code = await sent();
    const answer = await confirm(mail, code, ticked);
    expect(answer.status).toBe(400);
    expect(await consents('nobody@telve.example')).toEqual([]);
    const { tries } = await server.db.selectFrom('email_codes').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(0);
  });

  it('is kept as two acts that name the text, its version and hash, the time, the call and the address (D-37)', async () => {
    const email = 'consent@telve.example';
    expect(saying(await confirm(email, await sent(email)))).toBe('ok');
    const text = await server.db.selectFrom('contract_texts').selectAll().executeTakeFirstOrThrow();
    const act = {
      text_type: 'ClarificationText',
      text_version: 1,
      text_sha256: text.sha256,
      channel: 'confirm-mail-otp',
      address: '192.0.2.1',
      at: server.clock.now(),
      withdrawn_at: null,
    };
    expect(await consents(email)).toMatchObject([
      { ...act, kind: 'NoticeRead' },
      { ...act, kind: 'TransferAbroad' },
    ]);
  });

  it('is not kept for a wrong code (D-37)', async () => {
    const email = 'wrong@telve.example';
    await confirm(email, otherCode(await sent(email)));
    expect(await consents(email)).toEqual([]);
  });
});

describe('a confirmed e-mail', () => {
  it('is taken from what its address has asked about: whoever reads its mail does not search for others’ (D-36)', async () => {
    for (let n = 0; n < 19; n += 1) await check(`known${n}@telve.example`);
    expect(saying(await confirm(mail, await sent()))).toBe('ok');
    expect(saying(await check('last@telve.example'))).toBe('ok');
    expect(saying(await check('late@telve.example'))).toBe('too_many_requests');
  });

  it('stays confirmed when somebody else has a new code sent (D-36)', async () => {
    expect(saying(await confirm(mail, await sent()))).toBe('ok');
    server.clock.advance(seconds(180));
    await sendCode(mail);
    expect(saying(await create(form(mail)))).toBe('ok');
  });
});
