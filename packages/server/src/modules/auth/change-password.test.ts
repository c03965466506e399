import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, fixturePassword } from '../../testing/fixtures';
import { type Passwords, startPasswords } from '../../testing/passwords';
import type { TestServer } from '../../testing/server';

let passwords: Passwords;
let server: TestServer;
let email: string;
beforeAll(async () => {
  passwords = await startPasswords();
  server = passwords.server;
});
afterAll(() => passwords.close());
beforeEach(async () => {
  email = await passwords.addUser();
});

const login = (password: string) => passwords.login(email, password);
const newOne = 'uzun ve yepyeni bir parola cümlesi';

describe('changing the password', () => {
  it('ends the other sessions and answers a fresh one (AUTH-26)', async () => {
    const other = await server.signIn(email);
    const mine = await server.signIn(email);
    const answer = await passwords.change(mine.accessToken, fixturePassword, newOne);
    expect(answer.body.payload).toMatchObject({ email, mustChangePassword: false });
    const ask = (token: string) => server.send('GET', '/api/panel/auth/sessions', { token });
    expect((await ask(other.accessToken)).status).toBe(401);
    expect((await ask(mine.accessToken)).status).toBe(401);
    expect((await ask(answer.body.payload?.accessToken ?? '')).status).toBe(200);
    expect((await login(newOne)).status).toBe(200);
    expect((await login(fixturePassword)).status).toBe(400);
  });

  it('is all a session with a temporary password may do (AUTH-26)', async () => {
    email = 'temporary@telve.example';
    await addAccount(server.db, { email, role: 'PanelUser' });
    await passwords.forgot(email);
    const temporary = await passwords.mailedPassword();
    const token = (await login(temporary)).body.payload?.accessToken ?? '';
    const list = await server.send('GET', '/api/panel/venue/venue-list', { token });
    expect([list.status, list.body.friendlyMessage?.code]).toEqual([409, 'password_change_required']);
    expect((await server.send('GET', '/api/panel/auth/sessions', { token })).status).toBe(200);
    const changed = await passwords.change(token, temporary, newOne);
    const fresh = changed.body.payload?.accessToken ?? '';
    expect((await server.send('GET', '/api/panel/venue/venue-list', { token: fresh })).status).toBe(200);
  });

  it('refuses the own e-mail as a password', async () => {
    const { accessToken } = await server.signIn(email);
    const { status, body } = await passwords.change(accessToken, fixturePassword, email.padEnd(15, '1'));
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
    const { status, body } = await passwords.change(accessToken, current, next);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field, code, message: expect.any(String) }]);
    expect((await server.send('GET', '/api/panel/auth/sessions', { token: accessToken })).status).toBe(200);
  });

  it('asks fifteen characters of a PanelUser and eight of others (AUTH-26)', async () => {
    const refused = await passwords.change(await passwords.adminToken(), fixturePassword, 'on dört karakt');
    expect(refused.body).toMatchObject({ errors: [{ code: 'password_too_short', params: { min: 15 } }] });
    const { accessToken } = await server.signIn(email);
    expect((await passwords.change(accessToken, fixturePassword, '🌊🌊🌊dalga')).status).toBe(200);
  });
});
