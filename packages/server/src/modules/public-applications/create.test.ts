import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchPattern } from '../../db/search';
import { addAccount } from '../../testing/fixtures';
import { confirmEmail, form, publicForms, saying } from '../../testing/publicApplications';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { trustProxy: 1 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['limit_counters', 'limit_members'] as const) await server.db.deleteFrom(table).execute();
});

const forms = publicForms(() => server);
const { create } = forms;
const confirmed = (email: string) => confirmEmail(server, forms, email);
const minutes = (count: number) => count * 60_000;

const stored = (email: string) =>
  server.db.selectFrom('merchant_applications').selectAll().where('email_folded', '=', email).execute();

describe('a new application', () => {
  it('is taken after check, code and confirmation, and nothing of it is lost (APP-27, APP-32, APP-02)', async () => {
    const email = 'Order@telve.example';
    expect(saying(await forms.check(email))).toBe('ok');
    await confirmed(email);
    expect(saying(await create(form(email)))).toBe('ok');
    const [row, ...more] = await stored('order@telve.example');
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      email: 'Order@telve.example',
      store_name: 'Çınaraltı Kahve',
      authorized_person: 'Şükrü Çağ',
      phone_number: '+905321234567',
      address: 'Bağdat Caddesi 1, Kadıköy',
      status: 'NewApplication',
      documents_wanted: false,
      version: 1,
    });
    expect([row?.created_at, row?.status_since]).toEqual([server.clock.now(), server.clock.now()]);
  });

  it('has the store’s name as the company’s, and nothing else that nobody typed (D-50)', async () => {
    await confirmed('company@telve.example');
    await create(form('company@telve.example'));
    expect((await stored('company@telve.example'))[0]).toMatchObject({
      company_name: 'Çınaraltı Kahve',
      owner_name: '',
      iban: '',
      coffee_sizes: [],
    });
  });

  it('begins its history, is told in the audit log, and its person is told by mail (D-38, APP-32)', async () => {
    const email = 'history@telve.example';
    await confirmed(email);
    await create(form(email));
    const id = (await stored(email))[0]?.id as number;
    const history = server.db.selectFrom('application_history').selectAll().where('application_id', '=', id);
    expect(await history.execute()).toMatchObject([
      { status: 'NewApplication', actor_id: null, at: server.clock.now() },
    ]);
    const audit = server.db.selectFrom('audit_log').selectAll().where('entity', '=', 'merchant_application');
    expect(await audit.where('entity_id', '=', String(id)).execute()).toMatchObject([
      {
        action: 'application_created',
        actor_id: null,
        address: '192.0.2.1',
        new_values: { status: 'NewApplication', channel: 'new-application' },
      },
    ]);
    const mails = server.db.selectFrom('mail_outbox').select('template').where('recipient', '=', email);
    expect((await mails.orderBy('id').execute()).map(({ template }) => template)).toEqual([
      'applicationCode',
      'applicationReceived',
    ]);
  });

  it('is found by store, person, e-mail and phone, whatever the spelling (STAFF-04)', async () => {
    const email = 'search@telve.example';
    await confirmed(email);
    await create(form(email, { storeName: 'Iğdır Demliği', authorizedPerson: 'Işık Ünlü' }));
    const found = (text: string) =>
      server.db
        .selectFrom('merchant_applications')
        .select('email')
        .where('search', 'like', searchPattern(text))
        .execute();
    for (const text of ['iğdir', 'ISIK ÜNLÜ', 'search@', '5321234567']) {
      expect((await found(text)).map((row) => row.email)).toContain(email);
    }
    expect(await found('hiç yok')).toEqual([]);
  });

  it.each(['5321234567', '0532 123 45 67', '+90 532 123 45 67', '(+90) 532 123 45 67'])(
    'takes the phone as %j and keeps it in one form (APP-10, APP-11, D-34)',
    async (phoneNumber) => {
      const email = `phone${phoneNumber.replace(/\D/g, '')}${phoneNumber.length}@telve.example`;
      await confirmed(email);
      expect(saying(await create(form(email, { phoneNumber })))).toBe('ok');
      expect((await stored(email))[0]?.phone_number).toBe('+905321234567');
    },
  );

  it.each([
    ['storeName', '', 'required'],
    ['storeName', 'A', 'min_length'],
    ['storeName', '\u200b\u200b', 'required'],
    ['authorizedPerson', 'Ali', 'person_name'],
    ['authorizedPerson', 'Ali V', 'person_name'],
    ['authorizedPerson', 'Ali Veli2', 'person_name'],
    ['phoneNumber', '532123456', 'phone'],
    ['phoneNumber', '', 'required'],
    ['address', '', 'required'],
    ['address', 'Yol1', 'min_length'],
    ['address', 'x'.repeat(256), 'max_length'],
    ['email', 'ali', 'email'],
  ])(
    'with %s %j is refused at that field (APP-03, APP-04, APP-06, APP-07, APP-09, APP-10, APP-13, APP-14)',
    async (field, value, code) => {
      const answer = await create(form('rules@telve.example', { [field]: value }));
      expect([answer.status, answer.body.errors?.map((fault) => [fault.field, fault.code])]).toEqual([
        400,
        [[field, code]],
      ]);
      expect(await stored('rules@telve.example')).toEqual([]);
    },
  );

  it('binds no field that is not on the form (APP-02)', async () => {
    const email = 'assign@telve.example';
    await confirmed(email);
    await create(form(email, { id: 1, status: 'Completed', version: 9, iban: 'TR1', documentsWanted: true }));
    expect((await stored(email))[0]).toMatchObject({ status: 'NewApplication', version: 1, iban: '' });
    expect((await stored(email))[0]?.id).toBeGreaterThan(4000);
  });

  it('of a machine that fills the field no person sees is answered like a success, and nothing is kept (APP-32)', async () => {
    const email = 'machine@telve.example';
    await confirmed(email);
    const answer = await create(form(email, { website: 'https://x.example' }));
    expect([answer.status, answer.body.payload]).toEqual([200, true]);
    expect(await stored(email)).toEqual([]);
    expect(saying(await create(form(email, { website: '' })))).toBe('ok');
  });
});

describe('the confirmation', () => {
  it('is needed, and for this very e-mail (APP-27, D-36)', async () => {
    expect(saying(await create(form('none@telve.example')))).toBe('otp_required');
    await confirmed('one@telve.example');
    expect(saying(await create(form('another@telve.example')))).toBe('otp_required');
    expect(await stored('another@telve.example')).toEqual([]);
  });

  it('is not there after a code alone (APP-27)', async () => {
    await forms.sendCode('halfway@telve.example');
    expect(saying(await create(form('halfway@telve.example')))).toBe('otp_required');
  });

  it('lives fifteen minutes (D-36)', async () => {
    await confirmed('slow@telve.example');
    await confirmed('slower@telve.example');
    server.clock.advance(minutes(15) - 1);
    expect(saying(await create(form('slow@telve.example')))).toBe('ok');
    server.clock.advance(1);
    expect(saying(await create(form('slower@telve.example')))).toBe('otp_required');
  });

  it('is used once: a second application is told that the first exists (APP-35, D-36)', async () => {
    const email = 'twice@telve.example';
    await confirmed(email);
    expect(saying(await create(form(email)))).toBe('ok');
    const second = await create(form(email));
    expect(saying(second)).toBe('application_already_exists');
    expect(second.body.errors).toMatchObject([{ field: 'email', code: 'application_already_exists' }]);
    server.clock.advance(minutes(15));
    expect(saying(await create(form(email)))).toBe('otp_required');
  });

  it('is kept when the application is refused (D-36)', async () => {
    const email = 'early@telve.example';
    await confirmed(email);
    await addAccount(server.db, { email, role: 'PanelUser' });
    expect(saying(await create(form(email)))).toBe('user_already_registered');
    await server.db.updateTable('panel_users').set({ email_folded: 'x@telve.example' }).execute();
    expect(saying(await create(form(email)))).toBe('ok');
  });

  it('brings one application, however many are sent at the same time (APP-35)', async () => {
    const email = 'crowd@telve.example';
    await confirmed(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(form(email))));
    expect(answers.map(saying).sort()).toEqual([...Array<string>(19).fill('application_already_exists'), 'ok']);
    expect(await stored(email)).toHaveLength(1);
  });
});

describe('an Idempotency-Key', () => {
  it('brings one application and one answer, however often it is sent (APP-32)', async () => {
    const email = 'key@telve.example';
    await confirmed(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(form(email), 'key-of-a-form')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(saying)).toEqual(Array<string>(20).fill('ok'));
    expect(await stored(email)).toHaveLength(1);
    expect(saying(await create(form(email, { address: 'Başka bir adres' }), 'key-of-a-form'))).toBe(
      'idempotency_key_reused',
    );
  });
});
