import type { SignedIn } from '@telve/api';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, fixturePassword } from '../../testing/fixtures';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
let adminId: number;
beforeAll(async () => {
  server = await startTestServer({ config: { limitsOff: true } });
  adminId = await addAccount(server.db, { email: 'Info@Telve.example', role: 'PanelUser', firstName: 'İpek' });
  await addAccount(server.db, { email: 'passive@telve.example', role: 'PanelUser', active: false });
  await server.db
    .insertInto('merchant_app_users')
    .values({
      first_name: 'Ali',
      last_name: 'Barista',
      email: 'barista@telve.example',
      email_folded: 'barista@telve.example',
      search: 'ali barista',
      role: 'ReaderUser',
      password_hash: (await server.db.selectFrom('panel_users').select('password_hash').executeTakeFirstOrThrow())
        .password_hash,
    })
    .execute();
});
afterAll(() => server.close());

const login = (email: string, password = fixturePassword, more: object = {}) =>
  server.send<SignedIn>('POST', '/api/panel/auth/login', { body: { email, password, etkContract: true, ...more } });

describe('a sign-in', () => {
  it('answers tokens, full name and e-mail (AUTH-12, AUTH-13)', async () => {
    const { status, body, headers } = await login('info@telve.example');
    expect(status).toBe(200);
    expect(body.processStatus).toBe('Success');
    expect(body.payload).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      nameSurname: 'İpek Işık',
      email: 'Info@Telve.example',
      mustChangePassword: false,
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('puts id and roleName into the token and nothing personal (AUTH-15, AUTH-16)', async () => {
    const { body } = await login('info@telve.example');
    const claims = decodeJwt(body.payload?.accessToken ?? '');
    expect(claims).toMatchObject({ id: adminId, sub: String(adminId), roleName: 'PanelUser' });
    expect(Object.keys(claims).sort()).toEqual(
      ['aud', 'exp', 'iat', 'id', 'iss', 'jti', 'roleName', 'sid', 'sub', 'ver'].sort(),
    );
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(900);
  });

  it('takes the e-mail in any case, without Turkish rules (AUTH-12)', async () => {
    expect((await login('INFO@TELVE.EXAMPLE')).status).toBe(200);
    expect((await login(' info@telve.example ')).status).toBe(400);
    expect((await login('ınfo@telve.example')).body.friendlyMessage?.code).toBe('email_or_password_incorrect');
  });

  it.each([
    ['a wrong password', 'info@telve.example', 'not the password'],
    ['an unknown e-mail', 'nobody@telve.example', fixturePassword],
    ['a passive account with a wrong password', 'passive@telve.example', 'not the password'],
  ])('refuses %s with one answer and never 401 (AUTH-17)', async (_what, email, password) => {
    const { status, body } = await login(email, password);
    expect(status).toBe(400);
    expect(body.friendlyMessage).toMatchObject({
      code: 'email_or_password_incorrect',
      message: 'E-posta veya şifre yanlış.',
    });
  });

  it('refuses accounts of the merchant app as unknown ones (GEN-05)', async () => {
    const { status, body } = await login('barista@telve.example');
    expect([status, body.friendlyMessage?.code]).toEqual([400, 'email_or_password_incorrect']);
  });

  it('tells a passive user so, after the right password (AUTH-19)', async () => {
    const { status, body } = await login('passive@telve.example');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      processStatus: 'ERROR',
      friendlyMessage: { code: 'user_passive', message: 'Kullanıcı hesabınız pasif durumdadır.' },
    });
  });

  it('hashes an outdated hash again (AUTH-12)', async () => {
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(fixturePassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await server.db.updateTable('panel_users').set({ password_hash: weak }).where('id', '=', adminId).execute();
    expect((await login('info@telve.example')).status).toBe(200);
    const row = await server.db
      .selectFrom('panel_users')
      .select('password_hash')
      .where('id', '=', adminId)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('reads a password as typed: to its last character, in any of its spellings (AUTH-12)', async () => {
    const { hash } = await import('@node-rs/argon2');
    const long = `${'ş'.repeat(99)}1`;
    const password_hash = await hash(long.normalize('NFKC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await server.db.updateTable('panel_users').set({ password_hash }).where('id', '=', adminId).execute();
    expect((await login('info@telve.example', `${'ş'.repeat(99)}2`)).status).toBe(400);
    expect((await login('info@telve.example', long.normalize('NFD'))).status).toBe(200);
  });
});
