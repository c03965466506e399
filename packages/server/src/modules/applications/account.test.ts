import { applicationEntries, type MerchantApplication } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '../../testing/fixtures';
import { type Applications, addApplication, codeOf, startApplications } from '../../testing/merchantApplications';
import { nameParts } from './account';

let world: Applications;
let turn = 0;
let email: string;
beforeAll(async () => {
  world = await startApplications();
}, 60_000);
afterAll(() => world.close());
beforeEach(() => {
  turn += 1;
  email = `aday${turn}@ornek.example`;
});

const mails = () =>
  world.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

describe('the pre-approval', () => {
  it('opens the applicant’s account, whose mailed password signs in once and is then replaced (STAFF-19)', async () => {
    const id = await addApplication(world.db, { email, authorized_person: 'Ayşe Nur Çağ' });
    expect((await world.changeStatus(id, 'PreApproved')).status).toBe(200);
    const [mail, ...more] = await mails();
    expect([more, mail?.template, mail?.subject]).toEqual([[], 'applicationPreApproved', 'Ön onayınız tamamlandı']);
    const password = /[A-Z2-9]{5}(?:-[A-Z2-9]{5}){3}/.exec(mail?.body_text ?? '')?.[0] ?? '';
    const { accessToken } = await world.server.signIn(email, password);
    const changed = await world.server.send<{ accessToken: string }>('POST', '/api/panel/auth/change-password', {
      token: accessToken,
      body: { newPassword: 'uzun ve yepyeni bir parola' },
    });
    const token = changed.body.payload?.accessToken;
    const own = await world.call<MerchantApplication>(applicationEntries.byEmail, { email }, token);
    expect(own.body.payload).toMatchObject({ id, status: 'PreApproved', email });
    const account = world.db.selectFrom('panel_users').where('email_folded', '=', email);
    expect(await account.select(['first_name', 'last_name', 'role', 'company_id', 'active']).execute()).toEqual([
      { first_name: 'Ayşe Nur', last_name: 'Çağ', role: 'AppliedMerchantUser', company_id: null, active: true },
    ]);
  });

  it('fails, with the status unchanged, where a panel user has the e-mail in any spelling (STAFF-19)', async () => {
    await addAccount(world.db, { email, role: 'PanelReportUser' });
    const id = await addApplication(world.db, { email: email.toUpperCase() });
    const answer = await world.changeStatus(id, 'PreApproved');
    expect([answer.status, codeOf(answer), answer.body.friendlyMessage?.message]).toEqual([
      409,
      'user_already_registered',
      'Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut.',
    ]);
    const after = await world.detail(id);
    expect([after.status, after.version, after.history?.length, await mails()]).toEqual(['NewApplication', 1, 1, []]);
    expect((await world.changeStatus(id, 'Rejected')).status).toBe(200);
  });

  it('leaves the account in the log, without its password (STAFF-19)', async () => {
    const id = await addApplication(world.db, { email });
    await world.changeStatus(id, 'PreApproved');
    const log = await world.db.selectFrom('audit_log').selectAll().where('action', '=', 'panel_user_created').execute();
    expect(log.at(-1)?.new_values).toMatchObject({ role: 'AppliedMerchantUser', lastName: 'Çağ' });
    const [mail] = await mails();
    const password = /[A-Z2-9]{5}(?:-[A-Z2-9]{5}){3}/.exec(mail?.body_text ?? '')?.[0] ?? 'none';
    expect(JSON.stringify(log) + world.server.log.join('')).not.toContain(password);
  });

  it.each([
    ['Ayşe Nur  Çağ', { firstName: 'Ayşe Nur', lastName: 'Çağ' }],
    ['Şükrü Çağ', { firstName: 'Şükrü', lastName: 'Çağ' }],
    ['Madonna', { firstName: 'Madonna', lastName: '' }],
  ])('makes two names of %s', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });
});
