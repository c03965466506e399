import type { MerchantUserRow, Page } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Asker, startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

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

const create = (body: object, who: Asker = 'admin') =>
  world.ask<MerchantUserRow>('POST', '/api/panel/readeruser/merchant-user-create', who, body);
const valid = () => ({ email, role: 'ReaderUser', companyId: world.companies.own, venueId: world.venues.kadikoy });
const stored = () =>
  world.server.db
    .selectFrom('merchant_app_users')
    .selectAll()
    .where('email_folded', '=', email.toLowerCase())
    .execute();
const mails = () =>
  world.server.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

describe('a new merchant-app user', () => {
  it('is made with e-mail, role, company and venue, active and never waiting (MU-28, MU-11, MU-13)', async () => {
    const { status, body } = await create(valid());
    expect([status, body.payload]).toEqual([
      200,
      {
        id: expect.any(Number),
        email,
        role: 'ReaderUser',
        companyId: world.companies.own,
        venueId: world.venues.kadikoy,
        company: 'Çınar Kahve',
        department: 'Kadıköy',
        active: true,
        waitingApproval: false,
        createdAt: world.server.clock.now().toISOString(),
        version: 1,
      },
    ]);
    const list = await world.ask<Page<MerchantUserRow>>(
      'GET',
      `/api/panel/readeruser/merchant-user-list?search=${email}`,
    );
    expect(list.body.payload).toMatchObject({ items: [body.payload], totalCount: 1 });
  });

  it('gets a temporary password by mail, good for seven days and kept as a hash only (MU-28)', async () => {
    await create(valid());
    const [account] = await stored();
    const [mail, ...more] = await mails();
    const password = /[A-Z2-9]{5}(?:-[A-Z2-9]{5}){3}/.exec(mail?.body_text ?? '')?.[0];
    expect(more).toEqual([]);
    expect(password).toBeDefined();
    expect(mail?.body_text).toContain('7 gün');
    expect(account).toMatchObject({
      first_name: '',
      last_name: '',
      password_hash: null,
      temporary_password_hash: expect.stringMatching(/^\$argon2id\$/),
      temporary_password_expires_at: new Date(world.server.clock.now().getTime() + 7 * 86_400_000),
    });
    expect(world.server.log.join('')).not.toContain(password);
  });

  it('is audited with what was given, without a password (MU-28)', async () => {
    const made = (await create(valid(), 'venue')).body.payload;
    const rows = await world.server.db
      .selectFrom('audit_log')
      .select(['action', 'old_values', 'new_values'])
      .where('entity', '=', 'merchant_app_user')
      .where('entity_id', '=', String(made?.id))
      .execute();
    expect(rows).toEqual([{ action: 'merchant_user_created', old_values: null, new_values: valid() }]);
  });

  it.each(['ReaderUserVenueOwner', 'ReaderUser'])('may be %s (MU-17)', async (role) => {
    expect((await create({ ...valid(), role })).body.payload).toMatchObject({ role });
  });

  it.each(['PanelUser', 'readeruser', 'constructor', 5])('may not be %j (MU-17)', async (role) => {
    const { status, body } = await create({ ...valid(), role });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'role']);
    expect(await stored()).toEqual([]);
  });

  it.each(['email', 'role', 'companyId', 'venueId'])('needs %s (MU-32)', async (field) => {
    const { [field as 'role']: _left, ...rest } = valid();
    for (const body of [rest, { ...rest, [field]: field === 'email' ? ' ' : null }]) {
      const answer = await create(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        friendlyMessage: { code: 'required_fields_missing', message: 'Zorunlu alanları kontrol ediniz.' },
        errors: [{ field, code: 'required' }],
      });
    }
    expect((await create(valid())).status).toBe(200);
  });

  it.each(['abc', 'a b@c.com', 'ａdmin@x.com', 'аdmin@x.com', `${'x'.repeat(250)}@x.com`])(
    'does not take %j as an e-mail (MU-28)',
    async (typed) => {
      const { status, body } = await create({ ...valid(), email: typed });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'email']);
    },
  );

  it('of an unknown company is refused (MU-34)', async () => {
    const { status, body } = await create({ ...valid(), companyId: 99_999_999 });
    expect(status).toBe(404);
    expect(body).toMatchObject({
      friendlyMessage: { code: 'company_not_found', message: 'İş yeri bulunamadı.' },
      errors: [{ field: 'companyId', code: 'company_not_found' }],
    });
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('of an unknown venue, or of one that is another company’s, is refused (MU-33)', async () => {
    for (const venueId of [99_999_999, world.venues.foreign]) {
      const { status, body } = await create({ ...valid(), venueId });
      expect(status).toBe(404);
      expect(body).toMatchObject({
        friendlyMessage: { code: 'venue_not_found', message: 'Mağaza bulunamadı.' },
        errors: [{ field: 'venueId', code: 'venue_not_found' }],
      });
    }
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('with an e-mail that is taken is refused, in any case and spelling of its letters (MU-35)', async () => {
    email = `şule${turn}@telve.example`;
    await create(valid());
    for (const again of [email, email.toUpperCase(), email.normalize('NFD')]) {
      const { status, body } = await create({ ...valid(), email: again });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        friendlyMessage: {
          code: 'reader_user_already_registered',
          message: 'Aynı email adresi ile kayıtlı kullanıcı bulunmaktadır.',
        },
        errors: [{ field: 'email', code: 'reader_user_already_registered' }],
      });
    }
    expect((await mails()).length).toBe(1);
  });

  it('is made once when ten ask at the same time, with one mail (MU-35)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(valid())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('binds nothing that is not asked for (MU-28)', async () => {
    const more = { id: 1, active: false, waitingApproval: true, version: 9, createdAt: '2000-01-01', firstName: 'x' };
    expect((await create({ ...valid(), ...more })).body.payload).toMatchObject({
      active: true,
      waitingApproval: false,
      version: 1,
      createdAt: world.server.clock.now().toISOString(),
    });
    expect((await stored())[0]?.first_name).toBe('');
  });
});

describe('a company that adds a merchant-app user', () => {
  it('adds it to a venue of its own (MU-24)', async () => {
    const { besiktas } = world.venues;
    expect((await create({ ...valid(), venueId: besiktas }, 'venue')).body.payload).toMatchObject({
      venueId: besiktas,
    });
  });

  it('cannot add it to another company or venue (MU-24)', async () => {
    const { other } = world.companies;
    const { foreign } = world.venues;
    const code = async (body: object, who: Asker) =>
      (await create({ ...valid(), ...body }, who)).body.friendlyMessage?.code;
    expect(await code({ companyId: other, venueId: foreign }, 'venue')).toBe('company_not_found');
    expect(await code({ venueId: foreign }, 'venue')).toBe('venue_not_found');
    expect(await code({}, 'nowhere')).toBe('company_not_found');
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('adds it to its only venue where it has one (MU-24)', async () => {
    const refused = await create({ ...valid(), venueId: world.venues.besiktas }, 'branch');
    expect(refused.body.friendlyMessage?.code).toBe('venue_not_found');
    expect((await create(valid(), 'branch')).body.payload).toMatchObject({ venueId: world.venues.kadikoy });
  });
});
