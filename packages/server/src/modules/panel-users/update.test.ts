import type { PanelUserRow, VersionConflict } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '../../testing/fixtures';
import { startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
beforeAll(async () => {
  world = await startTwoCompanies();
}, 60_000);
afterAll(() => world.server.close());

let turn = 0;
let email = '';
let id = 0;
beforeEach(async () => {
  turn += 1;
  email = `kisi${turn}@telve.example`;
  id = await addAccount(world.server.db, { email, role: 'PanelVenueUser', companyId: world.companies.own });
});

const base = '/api/panel/paneluser';
const fields = () => ({
  id,
  firstName: 'Ayşe',
  lastName: 'Işık',
  role: 'PanelVenueUser',
  companyId: world.companies.own,
  venueId: 0,
  allVenue: true,
  active: true,
});
const update = (body: object = {}) =>
  world.ask<VersionConflict<PanelUserRow>>('PUT', `${base}/panel-user-update`, 'admin', { ...fields(), ...body });
const switchTo = (active: boolean, of = id) =>
  world.ask('PUT', `${base}/panel-user-active-update`, 'admin', { id: of, active });
const stored = (of = id) =>
  world.server.db.selectFrom('panel_users').selectAll().where('id', '=', of).executeTakeFirstOrThrow();
const audit = () =>
  world.server.db
    .selectFrom('audit_log')
    .select(['action', 'old_values', 'new_values'])
    .where('entity', '=', 'panel_user')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();
const mine = (token: string) => world.server.send('GET', '/api/panel/auth/sessions', { token });
const renew = (refreshToken: string) =>
  world.server.send('POST', '/api/panel/auth/refresh-token', { body: { refreshToken } });
const adminId = async () =>
  (
    await world.server.db
      .selectFrom('panel_users')
      .select('id')
      .where('email', '=', 'admin@telve.example')
      .executeTakeFirstOrThrow()
  ).id;

describe('a change', () => {
  it('is kept, raises the version and tells exactly what changed (PU-34)', async () => {
    expect((await update({ lastName: 'Gürsoy', version: 1 })).status).toBe(200);
    expect(await stored()).toMatchObject({ last_name: 'Gürsoy', version: 2, email });
    expect(await audit()).toEqual([
      { action: 'panel_user_changed', old_values: { lastName: 'Işık' }, new_values: { lastName: 'Gürsoy' } },
    ]);
  });

  it('leaves e-mail, version, tokens and password alone, whatever is sent (PU-15, PU-34)', async () => {
    const before = await stored();
    await update({ firstName: 'Elif', email: 'x@y.example', token_version: 9, password_hash: 'x', passwordHash: 'x' });
    expect(await stored()).toMatchObject({
      first_name: 'Elif',
      email,
      email_folded: email,
      token_version: before.token_version,
      password_hash: before.password_hash,
    });
  });

  it('over a newer version is refused with the stored record, who saved it and when (D-91)', async () => {
    await update({ lastName: 'Gürsoy', version: 1 });
    const { status, body } = await update({ lastName: 'Ünsal', version: 1 });
    expect([status, body.friendlyMessage?.code]).toEqual([409, 'version_conflict']);
    expect(body.payload).toMatchObject({ current: { id, lastName: 'Gürsoy', version: 2 }, changedBy: 'İpek Işık' });
    expect((await stored()).last_name).toBe('Gürsoy');
  });

  it('that changes nothing leaves no trace', async () => {
    await update();
    expect([(await stored()).version, await audit()]).toEqual([1, []]);
  });

  it('never gives the role of an applicant (PU-16)', async () => {
    expect((await update({ role: 'AppliedMerchantUser', companyId: null })).status).toBe(400);
  });
});

describe('an open session', () => {
  it.each([
    ['its account is turned off', { active: false }],
    ['its role changes', { role: 'PanelReportUser' }],
    ['its company changes', () => ({ companyId: world.companies.other })],
    ['its venue changes', () => ({ venueId: world.venues.kadikoy, allVenue: false })],
  ])('ends at once when %s (PU-20, PU-34, D-27)', async (_what, change) => {
    const tokens = await world.server.signIn(email);
    expect((await update(typeof change === 'function' ? change() : change)).status).toBe(200);
    expect([(await mine(tokens.accessToken)).status, (await renew(tokens.refreshToken)).status]).toEqual([401, 401]);
    expect((await mine(world.tokens.admin)).status).toBe(200);
  });

  it('of an Admin who is none any more answers 401 at once, and 403 after the next sign-in (PU-16, GEN-17)', async () => {
    const admin = `admin${email}`;
    const of = await addAccount(world.server.db, { email: admin, role: 'PanelUser' });
    const log = async (token: string) =>
      (await world.server.send('GET', `/api/panel/activity/panel-user/${of}`, { token })).status;
    const { accessToken } = await world.server.signIn(admin);
    expect(await log(accessToken)).toBe(200);
    expect((await update({ id: of, role: 'PanelReportUser' })).status).toBe(200);
    expect(await log(accessToken)).toBe(401);
    expect(await log((await world.server.signIn(admin)).accessToken)).toBe(403);
  });

  it('lives on over a changed name', async () => {
    const tokens = await world.server.signIn(email);
    await update({ firstName: 'Elif' });
    expect((await mine(tokens.accessToken)).status).toBe(200);
  });
});

describe('the switch', () => {
  it('turns an account off and on, ends its sessions and is in the log (PU-35, PU-20)', async () => {
    const tokens = await world.server.signIn(email);
    expect((await switchTo(false)).status).toBe(200);
    expect((await mine(tokens.accessToken)).status).toBe(401);
    expect((await switchTo(true)).status).toBe(200);
    expect((await audit()).map(({ action }) => action)).toEqual(['panel_user_deactivated', 'panel_user_activated']);
    expect((await world.server.signIn(email)).accessToken).toBeTruthy();
  });

  it('takes an unused temporary password with it; a later change of a passive account takes none', async () => {
    const hold = { temporary_password_hash: 'hash', temporary_password_expires_at: new Date('2027-01-01') };
    await world.server.db.updateTable('panel_users').set(hold).where('id', '=', id).execute();
    await switchTo(false);
    expect((await stored()).temporary_password_hash).toBeNull();
    await world.server.db.updateTable('panel_users').set(hold).where('id', '=', id).execute();
    await update({ firstName: 'Elif', active: false });
    expect((await stored()).temporary_password_hash).toBe('hash');
  });

  it('is refused on the own account and for the own role (PU-21)', async () => {
    const own = await adminId();
    const off = await switchTo(false, own);
    const admin = { id: own, role: 'PanelUser', companyId: null };
    const role = await update({ ...admin, role: 'PanelReportUser', companyId: world.companies.own });
    const passive = await update({ ...admin, active: false });
    expect([off, role, passive].map(({ status, body }) => [status, body.friendlyMessage?.code])).toEqual([
      [409, 'cannot_deactivate_self'],
      [409, 'cannot_change_own_role'],
      [409, 'cannot_deactivate_self'],
    ]);
  });
});

it('leaves one active Admin when two turn each other off at the same moment (PU-21)', async () => {
  const other = await addAccount(world.server.db, { email: `admin${turn}@telve.example`, role: 'PanelUser' });
  const { accessToken } = await world.server.signIn(`admin${turn}@telve.example`);
  const own = await adminId();
  const path = `${base}/panel-user-active-update`;
  await Promise.all([
    world.server.send('PUT', path, { token: accessToken, body: { id: own, active: false } }),
    world.server.send('PUT', path, { token: world.tokens.admin, body: { id: other, active: false } }),
  ]);
  const left = await world.server.db
    .selectFrom('panel_users')
    .select('id')
    .where('role', '=', 'PanelUser')
    .where('active', '=', true)
    .execute();
  expect(left.length).toBe(1);
});
