import type { SignedIn } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../http/call';
import { addAccount, fixturePassword } from '../../testing/fixtures';
import { startTestServer, type TestServer } from '../../testing/server';
import { noAuthLimits } from './limits';
import { resetMerchantPassword, resetPanelPassword } from './reset';
import type { AuthServices } from './services';

let server: TestServer;
let adminToken: string;
beforeAll(async () => {
  server = await startTestServer({ config: { limitsOff: true } });
  await addAccount(server.db, { email: 'admin@telve.example', role: 'PanelUser' });
  for (const [email, waiting_approval] of [
    ['barista@telve.example', false],
    ['waiting@telve.example', true],
  ] as const) {
    await server.db
      .insertInto('merchant_app_users')
      .values({
        first_name: 'Ali',
        last_name: 'Can',
        email,
        email_folded: email,
        search: email,
        role: 'ReaderUser',
        waiting_approval,
      })
      .execute();
  }
});
afterAll(() => server.close());

let email: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `user${count}@telve.example`;
  await addAccount(server.db, { email, role: 'PanelReportUser', firstName: 'Ali\r\nBcc: x@y {{7*7}} <b>' });
  adminToken = (await server.signIn('admin@telve.example')).accessToken;
});

const login = (password: string) =>
  server.send<SignedIn>('POST', '/api/panel/auth/login', { body: { email, password, etkContract: true } });
const forgot = (to = email) => server.send('POST', '/api/panel/auth/forgot-password', { body: { email: to } });
const change = (token: string, currentPassword: string, newPassword: string) =>
  server.send<SignedIn>('POST', '/api/panel/auth/change-password', { token, body: { currentPassword, newPassword } });
const lastMail = () => server.db.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
const mailedPassword = async (): Promise<string> =>
  /[A-Z2-9]{5}(?:-[A-Z2-9]{5}){3}/.exec((await lastMail()).body_text ?? '')?.[0] ?? 'none';
const fullWidth = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
const newOne = 'uzun ve yepyeni bir parola cümlesi';

describe('a forgotten password', () => {
  it('mails a temporary one (AUTH-24, AUTH-26)', async () => {
    expect((await forgot()).body).toMatchObject({ processStatus: 'Success', payload: true });
    expect((await lastMail()).recipient).toBe(email);
    expect(await mailedPassword()).toHaveLength(23);
  });

  it('leaves the old one working until the temporary one is used, once (AUTH-26)', async () => {
    await forgot();
    const temporary = await mailedPassword();
    expect((await login(fixturePassword)).status).toBe(200);
    expect((await login(temporary)).body.payload?.mustChangePassword).toBe(true);
    expect((await login(temporary)).body.friendlyMessage?.code).toBe('email_or_password_incorrect');
    expect((await login(fixturePassword)).body.friendlyMessage?.code).toBe('email_or_password_incorrect');
  });

  it.each([
    ['in lower case', (password: string) => password.toLowerCase()],
    ['without dashes', (password: string) => password.replaceAll('-', '')],
    ['with long dashes', (password: string) => password.replaceAll('-', ' – ')],
    ['with dashes that do not break', (password: string) => password.replaceAll('-', '\u2011')],
    ['in other groups', (password: string) => password.replaceAll('-', '').replace(/../g, '$& ')],
    ['in full-width letters', (password: string) => password.replace(/[A-Z]/g, fullWidth)],
    ['with blanks around it', (password: string) => `\u00a0${password}\t`],
  ])('is read %s, at the sign-in and where it is replaced (AUTH-26)', async (_what, typed) => {
    await forgot();
    const password = typed(await mailedPassword());
    const signedIn = await login(password);
    expect(signedIn.body.payload?.mustChangePassword).toBe(true);
    const token = signedIn.body.payload?.accessToken ?? '';
    const same = await change(token, password, password);
    expect(same.body.errors).toMatchObject([{ field: 'newPassword', code: 'password_unchanged' }]);
    expect((await change(token, password, newOne)).status).toBe(200);
  });

  it('makes no second spelling of a chosen one (AUTH-12)', async () => {
    await forgot();
    for (const typed of [fixturePassword.toUpperCase(), fixturePassword.replaceAll(' ', ''), `${fixturePassword} `]) {
      expect((await login(typed)).status).toBe(400);
    }
    const { accessToken } = await server.signIn(email);
    const refused = await change(accessToken, fixturePassword.toUpperCase(), newOne);
    expect(refused.body.errors[0]?.code).toBe('password_incorrect');
    expect((await change(accessToken, fixturePassword, fixturePassword.toUpperCase())).status).toBe(200);
  });

  it('ends after half an hour (AUTH-26)', async () => {
    await forgot();
    server.clock.advance(30 * 60_000 + 1);
    expect((await login(await mailedPassword())).status).toBe(400);
    expect((await login(fixturePassword)).status).toBe(200);
  });

  it('ends every open session when it is used (AUTH-26)', async () => {
    const { accessToken, refreshToken } = await server.signIn(email);
    await forgot();
    await login(await mailedPassword());
    expect((await server.send('GET', '/api/panel/auth/sessions', { token: accessToken })).status).toBe(401);
    expect((await server.send('POST', '/api/panel/auth/refresh-token', { body: { refreshToken } })).status).toBe(401);
  });

  it('of an unknown e-mail is told (AUTH-25)', async () => {
    const { status, body } = await forgot('nobody@telve.example');
    expect(status).toBe(400);
    expect(body.friendlyMessage).toMatchObject({
      code: 'user_not_found',
      message: 'Kayıtlı mail adresi bulunamamaktadır.',
    });
  });

  it('answers the same for all when uniform answers are switched on (AUTH-25)', async () => {
    const uniform = await startTestServer({
      database: server.database,
      config: { uniformAnswers: true, limitsOff: true },
    });
    const ask = (to: string) => uniform.send('POST', '/api/panel/auth/forgot-password', { body: { email: to } });
    const [known, unknown] = [await ask(email), await ask('nobody@telve.example')];
    await uniform.close();
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
  });

  it('takes as long for all when uniform answers are switched on: everybody costs one hash (AUTH-25)', async () => {
    let hashes = 0;
    const services: AuthServices = {
      passwords: { hash: async () => `hash ${++hashes}`, verify: async () => false, isOutdated: () => false },
      sessions: {} as AuthServices['sessions'],
      limits: noAuthLimits,
      events: { note: () => {} },
      authFailures: { inc: () => {} },
      mails: { sendTemporaryPassword: async () => {} } as unknown as AuthServices['mails'],
      uniformAnswers: true,
    };
    const call: Call = {
      db: server.db,
      caller: null,
      requestId: 'r',
      address: '192.0.2.1',
      userAgent: '',
      now: server.clock.now(),
      afterCommit: () => {},
    };
    await resetPanelPassword(services, email, call);
    await resetPanelPassword(services, 'nobody@telve.example', call);
    await resetMerchantPassword(services, 'waiting@telve.example', call);
    expect(hashes).toBe(3);
  });

  it('mails one message to one address, whatever the name holds (AUTH-26)', async () => {
    await forgot();
    const mail = await lastMail();
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.body_text).toContain('{{7*7}}');
    expect(mail.body_html).toContain('&lt;b&gt;');
    expect(mail.body_html).not.toContain('<b>');
  });

  it('counts as audited (AUTH-26)', async () => {
    await forgot();
    const row = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ action: 'temporary_password_sent', entity: 'panel_user', actor_id: null });
  });
});

describe('a new password asked by staff', () => {
  it('is mailed to the panel user (AUTH-28)', async () => {
    const answer = await server.send('GET', `/api/panel/auth/new-password/${encodeURIComponent(email)}`, {
      token: adminToken,
    });
    expect(answer.body).toMatchObject({ processStatus: 'Success', payload: true });
    expect(await lastMail()).toMatchObject({ recipient: email, template: 'newPassword' });
  });

  it('is mailed once, however often the request comes with its key, and counts as one mail (AUTH-28)', async () => {
    const limited = await startTestServer({ database: server.database });
    const path = `/api/panel/auth/new-password/${encodeURIComponent(email)}`;
    const ask = (key: string) => limited.send('GET', path, { token: adminToken, headers: { 'idempotency-key': key } });
    const mails = () =>
      server.db
        .selectFrom('mail_outbox')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
    const statuses: number[] = [];
    for (const key of ['a', 'a', 'a', 'a', 'b', 'c', 'd']) statuses.push((await ask(`${email}-${key}`)).status);
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(Number((await mails()).count)).toBe(3);
  });

  it('is not for the signed-out: 401 and no mail (AUTH-28)', async () => {
    const before = await lastMail();
    expect((await server.send('GET', `/api/panel/auth/new-password/${email}`)).status).toBe(401);
    expect((await lastMail()).id).toBe(before.id);
  });

  it('of a merchant-app user is mailed, but not before approval (AUTH-29)', async () => {
    const ask = (to: string) => server.send('POST', '/api/merchant/auth/forgot-password', { body: { email: to } });
    expect((await ask('barista@telve.example')).status).toBe(200);
    expect((await lastMail()).recipient).toBe('barista@telve.example');
    expect((await ask('waiting@telve.example')).body.friendlyMessage).toMatchObject({
      code: 'reader_user_is_pending_approval',
      message: 'Onay bekleyen kullanıcının şifresi sıfırlanamaz.',
    });
    expect((await ask(email)).body.friendlyMessage?.code).toBe('user_not_found');
  });
});

describe('changing the password', () => {
  it('ends the other sessions and answers a fresh one (AUTH-26)', async () => {
    const other = await server.signIn(email);
    const mine = await server.signIn(email);
    const answer = await change(mine.accessToken, fixturePassword, newOne);
    expect(answer.body.payload).toMatchObject({ email, mustChangePassword: false });
    const ask = (token: string) => server.send('GET', '/api/panel/auth/sessions', { token });
    expect((await ask(other.accessToken)).status).toBe(401);
    expect((await ask(mine.accessToken)).status).toBe(401);
    expect((await ask(answer.body.payload?.accessToken ?? '')).status).toBe(200);
    expect((await login(newOne)).status).toBe(200);
    expect((await login(fixturePassword)).status).toBe(400);
  });

  it('is all a session with a temporary password may do (AUTH-26)', async () => {
    await addAccount(server.db, { email: `admin${count}@telve.example`, role: 'PanelUser' });
    email = `admin${count}@telve.example`;
    await forgot();
    const temporary = await mailedPassword();
    const token = (await login(temporary)).body.payload?.accessToken ?? '';
    const list = await server.send('GET', '/api/panel/venue/venue-list', { token });
    expect([list.status, list.body.friendlyMessage?.code]).toEqual([409, 'password_change_required']);
    expect((await server.send('GET', '/api/panel/auth/sessions', { token })).status).toBe(200);
    const changed = await change(token, temporary, newOne);
    const fresh = changed.body.payload?.accessToken ?? '';
    expect((await server.send('GET', '/api/panel/venue/venue-list', { token: fresh })).status).toBe(200);
  });

  it('refuses the own e-mail as a password', async () => {
    const { accessToken } = await server.signIn(email);
    const { status, body } = await change(accessToken, fixturePassword, email.padEnd(15, '1'));
    expect([status, body.errors[0]?.code]).toEqual([400, 'password_common']);
  });

  it.each([
    ['a wrong current one', 'wrong', newOne, 'currentPassword', 'password_incorrect'],
    ['a short one', fixturePassword, 'kısacık', 'newPassword', 'password_too_short'],
    ['a long one', fixturePassword, 'uzun '.repeat(30), 'newPassword', 'password_too_long'],
    ['a product word with digits', fixturePassword, 'kahve1234', 'newPassword', 'password_common'],
    ['one of the best known', fixturePassword, 'iloveyou1', 'newPassword', 'password_common'],
    ['the same one', fixturePassword, fixturePassword, 'newPassword', 'password_unchanged'],
  ])('refuses %s at its field (AUTH-26)', async (_what, current, next, field, code) => {
    const { accessToken } = await server.signIn(email);
    const { status, body } = await change(accessToken, current, next);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field, code, message: expect.any(String) }]);
    expect((await server.send('GET', '/api/panel/auth/sessions', { token: accessToken })).status).toBe(200);
  });

  it('asks fifteen characters of a PanelUser and eight of others (AUTH-26)', async () => {
    const refused = await change(adminToken, fixturePassword, 'on dört karakt');
    expect(refused.body).toMatchObject({ errors: [{ code: 'password_too_short', params: { min: 15 } }] });
    const { accessToken } = await server.signIn(email);
    expect((await change(accessToken, fixturePassword, '🌊🌊🌊dalga')).status).toBe(200);
  });
});
