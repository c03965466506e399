import type { PanelUserRow } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
beforeAll(async () => {
  world = await startTwoCompanies();
}, 60_000);
afterAll(() => world.server.close());

let turn = 0;
let email = '';
beforeEach(() => {
  turn += 1;
  email = `yeni${turn}@telve.example`;
});

const path = '/api/panel/paneluser/panel-user-create';
const create = (body: object) => world.ask<PanelUserRow>('POST', path, 'admin', body);
const valid = () => ({
  firstName: 'Ömer Faruk',
  lastName: 'Işık',
  email,
  role: 'PanelVenueUser',
  companyId: world.companies.own,
  venueId: world.venues.kadikoy,
  allVenue: false,
  active: true,
});
const stored = (folded = email) =>
  world.server.db.selectFrom('panel_users').selectAll().where('email_folded', '=', folded).execute();
const mails = (to = email) =>
  world.server.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', to).orderBy('id').execute();
const passwordIn = (text: string | null | undefined) => /[A-Z2-9]{5}(?:-[A-Z2-9]{5}){3}/.exec(text ?? '')?.[0];

describe('a new panel user', () => {
  it('is made of names, e-mail, role, company, venue and activity (PU-33, PU-11, PU-12, PU-13, PU-14, PU-16, PU-17)', async () => {
    const { status, body } = await create(valid());
    expect([status, body.payload]).toEqual([
      200,
      {
        ...valid(),
        id: expect.any(Number),
        companyName: 'Çınar Kahve',
        venueName: 'Kadıköy',
        version: 1,
      },
    ]);
  });

  it('signs in once with the mailed password, good for seven days, and then chooses one (PU-33)', async () => {
    await create(valid());
    const [mail, ...more] = await mails();
    const password = passwordIn(mail?.body_text);
    expect([more.length, mail?.body_text?.includes('7 gün')]).toEqual([0, true]);
    const signIn = () =>
      world.server.send<{ mustChangePassword: boolean }>('POST', '/api/panel/auth/login', {
        body: { email, password, etkContract: true },
      });
    expect((await signIn()).body.payload?.mustChangePassword).toBe(true);
    expect((await signIn()).status).toBe(400);
  });

  it('is not told that it can sign in when it was made passive; it can, once it is active (PU-33, PU-20)', async () => {
    const { body } = await create({ ...valid(), active: false });
    const [mail, ...more] = await mails();
    expect([mail?.template, more, mail?.subject]).toEqual(['newAccountPassive', [], 'Telve hesabınız']);
    for (const text of [mail?.body_text, mail?.body_html]) {
      expect(text).toContain('giriş yapamazsınız');
      expect(text).toContain('Hesabınız aktif olduğunda giriş adresiniz');
      expect(text).not.toMatch(/Giriş yap\b/);
    }
    const credentials = { email, password: passwordIn(mail?.body_text), etkContract: true };
    const signIn = () => world.server.send('POST', '/api/panel/auth/login', { body: credentials });
    expect((await signIn()).body.friendlyMessage?.code).toBe('user_passive');
    await world.ask('PUT', '/api/panel/paneluser/panel-user-active-update', 'admin', {
      id: body.payload?.id,
      active: true,
    });
    expect((await signIn()).status).toBe(200);
  });

  it('works with all venues for venueId 0 and for allVenue, which say the same (PU-18, PU-19)', async () => {
    const all = await create({ ...valid(), venueId: 0, allVenue: true });
    expect(all.body.payload).toMatchObject({ venueId: 0, allVenue: true, venueName: null });
    email = `b${email}`;
    const both = await create({ ...valid(), allVenue: true });
    expect(both.body.payload).toMatchObject({ venueId: 0, allVenue: true });
  });

  it('has neither company nor venue as an Admin, whatever was sent (PU-22)', async () => {
    const { body } = await create({ ...valid(), role: 'PanelUser' });
    expect(body.payload).toMatchObject({ companyId: null, venueId: 0, allVenue: true });
  });

  it('is not made with a company or a venue that is not there or of another company (PU-17, PU-18)', async () => {
    const none = await create({ ...valid(), companyId: 99_999 });
    expect([none.status, none.body.errors]).toEqual([
      404,
      [expect.objectContaining({ field: 'companyId', code: 'company_not_found' })],
    ]);
    const foreign = await create({ ...valid(), venueId: world.venues.foreign });
    expect([foreign.status, foreign.body.errors]).toEqual([
      404,
      [expect.objectContaining({ field: 'venueId', code: 'venue_not_found' })],
    ]);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it.each([
    ['firstName', '', 'required', 'PU-24'],
    ['firstName', 'a'.repeat(256), 'max_length', 'PU-25'],
    ['firstName', '\u0410hmet', 'latin_letters', 'PU-24'],
    ['lastName', 'Ｙılmaz', 'latin_letters', 'PU-26'],
    ['lastName', ' ', 'required', 'PU-26'],
    ['lastName', 'a'.repeat(256), 'max_length', 'PU-27'],
    ['email', '', 'required', 'PU-28'],
    ['email', `${'a'.repeat(250)}@x.com`, 'max_length', 'PU-29'],
    ['email', 'abc', 'email', 'PU-30'],
    ['email', 'ａdmin@x.com', 'email', 'PU-30'],
    ['email', 'ADMİN@x.com', 'email', 'PU-30'],
    ['email', 'deſk@x.com', 'email', 'PU-30'],
    ['role', 'AppliedMerchantUser', 'one_of', 'PU-16'],
    ['venueId', 0, 'required', 'PU-18'],
  ])('is refused for %s “%s”: %s (%s)', async (field, value, code, _id) => {
    const { status, body } = await create({ ...valid(), [field]: value });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
  });
});

describe('an e-mail', () => {
  it('belongs to one account, in capitals too; the dotless one is another (PU-38)', async () => {
    await create(valid());
    const again = await create({ ...valid(), email: email.toUpperCase() });
    expect([again.status, again.body.errors]).toEqual([
      409,
      [expect.objectContaining({ field: 'email', code: 'panel_user_already_exist' })],
    ]);
    expect((await create({ ...valid(), email: email.replace('i', 'ı') })).status).toBe(200);
  });

  it('belongs to one account when ten ask for it at once (PU-38)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(valid())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
  });
});

it('repeats the first answer for a repeated key: one account, one mail (PU-33)', async () => {
  const send = () =>
    world.server.send<PanelUserRow>('POST', path, {
      token: world.tokens.admin,
      body: valid(),
      headers: { 'idempotency-key': `key-${email}` },
    });
  const [first, second] = [await send(), await send()];
  expect(second.body.payload).toEqual(first.body.payload);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect((await mails()).length).toBe(1);
  const kept = world.server.db.selectFrom('idempotency_keys').select('response_body').where('key', '=', `key-${email}`);
  expect(await kept.executeTakeFirst()).toEqual({ response_body: `{"record":${first.body.payload?.id}}` });
});

it('takes nothing besides its own fields (PU-33)', async () => {
  await create({
    ...valid(),
    id: 1,
    version: 9,
    tokenVersion: 9,
    token_version: 9,
    passwordHash: 'x',
    password_hash: 'x',
  });
  expect(await stored()).toEqual([expect.objectContaining({ version: 1, token_version: 1, password_hash: null })]);
});

it('mails a name as the text it is, to one recipient (PU-33)', async () => {
  const firstName = 'Ali\r\nBcc: x@y.example {{7*7}} ${7*7} <b>\u200b';
  const { status } = await create({ ...valid(), firstName });
  const [mail, ...more] = await mails();
  expect([status, more.length]).toEqual([200, 0]);
  expect(mail?.body_text).toMatch(/^Merhaba Ali ?Bcc: x@y\.example \{\{7\*7\}\} \$\{7\*7\} <b> Işık,/);
  expect(mail?.body_html).toContain('&lt;b&gt;');
  expect(mail?.body_html).not.toContain('<b>');
  expect(await mails('x@y.example')).toEqual([]);
});
