import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMerchantUser } from '../../testing/fixtures';
import { type Passwords, startPasswords } from '../../testing/passwords';
import { startTestServer, type TestServer } from '../../testing/server';

let passwords: Passwords;
let server: TestServer;
let email: string;
beforeAll(async () => {
  passwords = await startPasswords();
  server = passwords.server;
  await addMerchantUser(server.db, { email: 'barista@telve.example' });
  await addMerchantUser(server.db, { email: 'waiting@telve.example', waitingApproval: true });
});
afterAll(() => passwords.close());
beforeEach(async () => {
  email = await passwords.addUser();
});

describe('a new password asked by staff', () => {
  it('is mailed to the panel user (AUTH-28)', async () => {
    const answer = await server.send('GET', `/api/panel/auth/new-password/${encodeURIComponent(email)}`, {
      token: await passwords.adminToken(),
    });
    expect(answer.body).toMatchObject({ processStatus: 'Success', payload: true });
    expect(await passwords.lastMail()).toMatchObject({ recipient: email, template: 'newPassword' });
  });

  it('is mailed once, however often the request comes with its key, and counts as one mail (AUTH-28)', async () => {
    const limited = await startTestServer({ database: server.database });
    const path = `/api/panel/auth/new-password/${encodeURIComponent(email)}`;
    const token = await passwords.adminToken();
    const ask = (key: string) => limited.send('GET', path, { token, headers: { 'idempotency-key': key } });
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

  it('is asked by known staff: more people than one address may ask for are helped in an hour (AUTH-28)', async () => {
    const limited = await startTestServer({ database: server.database });
    const token = await passwords.adminToken();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const to = await passwords.addUser();
      statuses.push((await limited.send('GET', `/api/panel/auth/new-password/${to}`, { token })).status);
    }
    await limited.close();
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it('is not for the signed-out: 401 and no mail (AUTH-28)', async () => {
    const before = await passwords.lastMail();
    expect((await server.send('GET', `/api/panel/auth/new-password/${email}`)).status).toBe(401);
    expect((await passwords.lastMail()).id).toBe(before.id);
  });

  it('of a merchant-app user is mailed, but not before approval (AUTH-29)', async () => {
    const ask = (to: string) => server.send('POST', '/api/merchant/auth/forgot-password', { body: { email: to } });
    expect((await ask('barista@telve.example')).status).toBe(200);
    expect((await passwords.lastMail()).recipient).toBe('barista@telve.example');
    expect((await ask('waiting@telve.example')).body.friendlyMessage).toMatchObject({
      code: 'reader_user_is_pending_approval',
      message: 'Onay bekleyen kullanıcının şifresi sıfırlanamaz.',
    });
    expect((await ask(email)).body.friendlyMessage?.code).toBe('user_not_found');
  });
});
