import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../http/call';
import { addMerchantUser, fixturePassword } from '../../testing/fixtures';
import { type Passwords, startPasswords } from '../../testing/passwords';
import { startTestServer, type TestServer } from '../../testing/server';
import { noAuthLimits } from './limits';
import { resetMerchantPassword, resetPanelPassword } from './reset';
import type { AuthServices } from './services';

let passwords: Passwords;
let server: TestServer;
let email: string;
beforeAll(async () => {
  passwords = await startPasswords();
  server = passwords.server;
  await addMerchantUser(server.db, { email: 'waiting@telve.example', waitingApproval: true });
});
afterAll(() => passwords.close());
beforeEach(async () => {
  email = await passwords.addUser();
});

const login = (password: string) => passwords.login(email, password);
const forgot = () => passwords.forgot(email);
const fullWidth = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
const newOne = 'uzun ve yepyeni bir parola cümlesi';

describe('a forgotten password', () => {
  it('mails a temporary one (AUTH-24, AUTH-26)', async () => {
    expect((await forgot()).body).toMatchObject({ processStatus: 'Success', payload: true });
    expect((await passwords.lastMail()).recipient).toBe(email);
    expect(await passwords.mailedPassword()).toHaveLength(23);
  });

  it('leaves the old one working until the temporary one is used, once (AUTH-26)', async () => {
    await forgot();
    const temporary = await passwords.mailedPassword();
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
    const password = typed(await passwords.mailedPassword());
    const signedIn = await login(password);
    expect(signedIn.body.payload?.mustChangePassword).toBe(true);
    const token = signedIn.body.payload?.accessToken ?? '';
    const same = await passwords.change(token, password, password);
    expect(same.body.errors).toMatchObject([{ field: 'newPassword', code: 'password_unchanged' }]);
    expect((await passwords.change(token, password, newOne)).status).toBe(200);
  });

  it('makes no second spelling of a chosen one (AUTH-12)', async () => {
    await forgot();
    for (const typed of [fixturePassword.toUpperCase(), fixturePassword.replaceAll(' ', ''), `${fixturePassword} `]) {
      expect((await login(typed)).status).toBe(400);
    }
    const { accessToken } = await server.signIn(email);
    const refused = await passwords.change(accessToken, fixturePassword.toUpperCase(), newOne);
    expect(refused.body.errors[0]?.code).toBe('password_incorrect');
    expect((await passwords.change(accessToken, fixturePassword, fixturePassword.toUpperCase())).status).toBe(200);
  });

  it('ends after half an hour (AUTH-26)', async () => {
    await forgot();
    server.clock.advance(30 * 60_000 + 1);
    expect((await login(await passwords.mailedPassword())).status).toBe(400);
    expect((await login(fixturePassword)).status).toBe(200);
  });

  it('ends every open session when it is used (AUTH-26)', async () => {
    const { accessToken, refreshToken } = await server.signIn(email);
    await forgot();
    await login(await passwords.mailedPassword());
    expect((await server.send('GET', '/api/panel/auth/sessions', { token: accessToken })).status).toBe(401);
    expect((await server.send('POST', '/api/panel/auth/refresh-token', { body: { refreshToken } })).status).toBe(401);
  });

  it('of an unknown e-mail is told (AUTH-25)', async () => {
    const { status, body } = await passwords.forgot('nobody@telve.example');
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
      atEnd: () => {},
    };
    await resetPanelPassword(services, email, call);
    await resetPanelPassword(services, 'nobody@telve.example', call);
    await resetMerchantPassword(services, 'waiting@telve.example', call);
    expect(hashes).toBe(3);
  });

  it('mails one message to one address, whatever the name holds (AUTH-26)', async () => {
    await forgot();
    const mail = await passwords.lastMail();
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
