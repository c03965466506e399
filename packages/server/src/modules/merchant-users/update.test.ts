import type { MerchantUserRow } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMerchantUser } from '../../testing/fixtures';
import { type Asker, startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

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
  id = await addMerchantUser(world.server.db, { email, companyId: world.companies.own, venueId: world.venues.kadikoy });
});

const put = '/api/panel/readeruser/merchant-user-update';
const legacy = '/api/panelUser/postUpdateReaderUser';
const fields = () => ({
  id,
  role: 'ReaderUser',
  companyId: world.companies.own,
  venueId: world.venues.kadikoy,
  active: true,
});
const update = (body: object, who: Asker = 'admin') => world.ask('PUT', put, who, { ...fields(), ...body });
const row = async (of = id) =>
  (await world.ask<MerchantUserRow>('GET', `/api/panel/readeruser/merchant-user/${of}`)).body.payload;
const audit = (of = id) =>
  world.server.db
    .selectFrom('audit_log')
    .select(['action', 'old_values', 'new_values'])
    .where('entity', '=', 'merchant_app_user')
    .where('entity_id', '=', String(of))
    .orderBy('id')
    .execute();
const mails = (to: string) =>
  world.server.db.selectFrom('mail_outbox').select(['template', 'body_text']).where('recipient', '=', to).execute();
const code = async (answer: Promise<{ body: { friendlyMessage: { code: string } | null } }>) =>
  (await answer).body.friendlyMessage?.code;

describe('a change of a merchant-app user', () => {
  it('sets role, company, venue and activity, and is audited field by field (MU-29, MU-12, MU-13, MU-14)', async () => {
    const { other } = world.companies;
    const { foreign, kadikoy } = world.venues;
    const change = { role: 'ReaderUserVenueOwner', companyId: other, venueId: foreign, active: false, version: 1 };
    expect((await update(change)).body.payload).toBe(true);
    expect(await row()).toMatchObject({ ...change, company: 'Yıldız Gıda', department: 'Yabancı', version: 2 });
    await update({ ...change, version: 2, active: true });
    expect(await audit()).toEqual([
      {
        action: 'merchant_user_changed',
        old_values: { role: 'ReaderUser', companyId: world.companies.own, venueId: kadikoy, active: true },
        new_values: { role: 'ReaderUserVenueOwner', companyId: other, venueId: foreign, active: false },
      },
      { action: 'merchant_user_changed', old_values: { active: false }, new_values: { active: true } },
    ]);
  });

  it('that changes nothing leaves no trace (MU-29)', async () => {
    expect((await update({})).status).toBe(200);
    expect([(await row())?.version, await audit()]).toEqual([1, []]);
  });

  it('by the older call is the same change (MU-31)', async () => {
    const answer = await world.ask('POST', legacy, 'admin', { ...fields(), role: 'ReaderUserVenueOwner', version: 1 });
    expect([answer.status, answer.body.payload]).toEqual([200, true]);
    expect(await row()).toMatchObject({ role: 'ReaderUserVenueOwner', version: 2 });
    expect(await audit()).toMatchObject([{ action: 'merchant_user_changed' }]);
    expect(await code(world.ask('POST', legacy, 'admin', { ...fields(), version: 1 }))).toBe('version_conflict');
    expect(await code(world.ask('POST', legacy, 'branch', { ...fields(), venueId: world.venues.besiktas }))).toBe(
      'venue_not_found',
    );
  });

  it('that somebody else was faster with is answered with the stored record (MU-29)', async () => {
    await update({ role: 'ReaderUserVenueOwner', version: 1 });
    // A mailed password changes nothing that the form shows: it is not the last change.
    await world.ask('POST', '/api/merchant/auth/forgot-password', 'venue', { email });
    const { status, body } = await update({ active: false, version: 1 }, 'venue');
    expect([status, body.friendlyMessage?.code]).toEqual([409, 'version_conflict']);
    expect(body.payload).toEqual({
      current: await row(),
      changedBy: 'İpek Işık',
      changedAt: world.server.clock.now().toISOString(),
    });
    expect(await row()).toMatchObject({ active: true, version: 2 });
    expect((await update({ active: false })).status).toBe(200);
  });

  it('never changes e-mail, state of approval or version by what is sent besides (MU-29, MU-16)', async () => {
    const before = await row();
    await update({
      role: 'ReaderUserVenueOwner',
      email: 'baska@telve.example',
      waitingApproval: true,
      createdAt: '2000-01-01',
      company: 'x',
    });
    expect(await row()).toEqual({ ...before, role: 'ReaderUserVenueOwner', version: 2 });
  });

  it.each(['role', 'companyId', 'venueId', 'active'])('needs %s (MU-32)', async (field) => {
    const { status, body } = await update({ [field]: null });
    expect([status, body.friendlyMessage?.code]).toEqual([400, 'required_fields_missing']);
    expect(body.errors).toMatchObject([{ field, code: 'required' }]);
  });

  it('to a company or venue that is not there is refused (MU-33, MU-34)', async () => {
    const unknown = await update({ companyId: 99_999_999 });
    expect(unknown.body).toMatchObject({
      friendlyMessage: { code: 'company_not_found', message: 'İş yeri bulunamadı.' },
      errors: [{ field: 'companyId' }],
    });
    const foreign = await update({ venueId: world.venues.foreign });
    expect(foreign.body).toMatchObject({
      friendlyMessage: { code: 'venue_not_found', message: 'Mağaza bulunamadı.' },
      errors: [{ field: 'venueId' }],
    });
    expect([(await row())?.version, await audit()]).toEqual([1, []]);
  });

  it('of an unknown account is 404 (MU-29)', async () => {
    const { status, body } = await update({ id: 99_999_999 });
    expect([status, body.friendlyMessage?.code]).toEqual([404, 'not_found']);
  });
});

describe('a company that changes a merchant-app user', () => {
  it('may move it between its own venues, never out of the company (MU-24)', async () => {
    const { besiktas, foreign } = world.venues;
    expect((await update({ venueId: besiktas }, 'venue')).status).toBe(200);
    expect(await code(update({ companyId: world.companies.other, venueId: foreign }, 'venue'))).toBe(
      'company_not_found',
    );
    expect(await code(update({ venueId: foreign }, 'venue'))).toBe('venue_not_found');
    expect(await row()).toMatchObject({ companyId: world.companies.own, venueId: besiktas });
  });

  it('with one venue may not move it at all, and knows of no other venue’s (MU-24)', async () => {
    const { besiktas } = world.venues;
    expect(await code(update({ venueId: besiktas }, 'branch'))).toBe('venue_not_found');
    expect((await update({ role: 'ReaderUserVenueOwner' }, 'branch')).status).toBe(200);
    await update({ venueId: besiktas });
    expect((await update({}, 'branch')).status).toBe(404);
    expect((await update({}, 'nowhere')).status).toBe(404);
  });
});

describe('a merchant-app user that waits for approval', () => {
  const waiting = async () => {
    const to = `bekleyen${turn}@telve.example`;
    return { to, of: await addMerchantUser(world.server.db, { email: to, waitingApproval: true, firstName: 'Efe' }) };
  };
  const reset = (to: string) => world.ask('POST', '/api/merchant/auth/forgot-password', 'admin', { email: to });

  it('waits no longer once staff has saved company, venue and role, and is told (MU-10, MU-18)', async () => {
    const { to, of } = await waiting();
    expect((await update({ id: of })).status).toBe(200);
    expect(await row(of)).toMatchObject({ waitingApproval: false, active: true, company: 'Çınar Kahve', version: 2 });
    expect(await audit(of)).toEqual([
      {
        action: 'merchant_user_approved',
        old_values: { companyId: null, venueId: null, active: false },
        new_values: { companyId: world.companies.own, venueId: world.venues.kadikoy, active: true },
      },
    ]);
    const [mail, ...more] = await mails(to);
    expect([mail?.template, mail?.body_text?.includes('Efe Can'), more]).toEqual(['merchantApproved', true, []]);
    await update({ id: of, active: false });
    expect((await mails(to)).length).toBe(1);
  });

  it('is not told that it can sign in when it was approved but passive (MU-18, MU-19)', async () => {
    const { to, of } = await waiting();
    expect((await update({ id: of, active: false })).status).toBe(200);
    expect(await row(of)).toMatchObject({ waitingApproval: false, active: false });
    const [mail, ...more] = await mails(to);
    expect([mail?.template, more]).toEqual(['merchantApproved', []]);
    expect(mail?.body_text).toContain('giriş yapamazsınız');
    expect(mail?.body_text).not.toContain('giriş yapabilirsiniz');
  });

  it('is unknown to companies: they can neither approve nor switch it (MU-07, MU-24)', async () => {
    const { to, of } = await waiting();
    expect((await update({ id: of }, 'venue')).status).toBe(404);
    expect((await update({ id: of }, 'branch')).status).toBe(404);
    expect(await row(of)).toMatchObject({ waitingApproval: true, version: 1 });
    expect([await audit(of), await mails(to)]).toEqual([[], []]);
  });

  it('gets no new password before it is approved (MU-19, MU-37)', async () => {
    const { to, of } = await waiting();
    const { status, body } = await reset(to);
    expect(status).toBe(409);
    expect(body.friendlyMessage).toMatchObject({
      code: 'reader_user_is_pending_approval',
      message: 'Onay bekleyen kullanıcının şifresi sıfırlanamaz.',
    });
    await update({ id: of });
    expect((await reset(to)).status).toBe(200);
  });
});
