import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/index';
import { openTestDatabase } from '../../testing/database';
import { addAccount } from '../../testing/fixtures';
import { form, publicForms, saying } from '../../testing/publicApplications';
import { startTestServer, type TestServer } from '../../testing/server';

let database: DatabaseHandle;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  await addAccount(database.db, { email: 'user@telve.example', role: 'PanelUser' });
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['limit_counters', 'limit_members'] as const) await database.db.deleteFrom(table).execute();
  server = await startTestServer({ database, config: { trustProxy: 1 } });
});
afterEach(() => server.close());

const { createSimple, check } = publicForms(() => server);
const stored = (email: string) =>
  server.db.selectFrom('merchant_applications').selectAll().where('email_folded', '=', email).execute();

describe('the simple form', () => {
  it('brings an application without a code, with history, audit row and mail (APP-40, APP-41, APP-45, D-33)', async () => {
    const email = 'simple@telve.example';
    expect(saying(await createSimple(form(email, { phoneNumber: '+905321234567' })))).toBe('ok');
    const [row] = await stored(email);
    expect(row).toMatchObject({
      status: 'NewApplication',
      phone_number: '+905321234567',
      company_name: row?.store_name,
    });
    const history = server.db
      .selectFrom('application_history')
      .select('status')
      .where('application_id', '=', row?.id ?? 0);
    expect(await history.execute()).toEqual([{ status: 'NewApplication' }]);
    const audit = server.db.selectFrom('audit_log').select('new_values').where('entity_id', '=', String(row?.id));
    expect(await audit.execute()).toMatchObject([{ new_values: { channel: 'applicationForm' } }]);
    const mails = server.db.selectFrom('mail_outbox').select('template').where('recipient', '=', email);
    expect(await mails.execute()).toEqual([{ template: 'applicationReceived' }]);
  });

  it.each(['storeName', 'authorizedPerson', 'phoneNumber', 'email', 'address'])(
    'refuses 256 characters in %s (APP-42)',
    async (field) => {
      const value = field === 'email' ? `${'x'.repeat(243)}@telve.example` : 'x'.repeat(256);
      const answer = await createSimple(form('long@telve.example', { [field]: value }));
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
    },
  );

  it('takes a short name and address, which the long form refuses (APP-42)', async () => {
    const short = { storeName: 'A', authorizedPerson: 'Ali', address: 'Yol' };
    expect(saying(await createSimple(form('short@telve.example', short)))).toBe('ok');
  });

  it.each(['+90532123456', '1234567890123'])('refuses the phone %j (APP-43, APP-44)', async (phoneNumber) => {
    const answer = await createSimple(form('phone@telve.example', { phoneNumber }));
    expect(answer.body.errors).toMatchObject([{ field: 'phoneNumber', code: 'phone' }]);
  });

  it('refuses the e-mail of a user and of an open application (APP-45, D-33)', async () => {
    await createSimple(form('open@telve.example'));
    const answers = [await createSimple(form('USER@telve.example')), await createSimple(form('Open@telve.example'))];
    expect(answers.map(saying)).toEqual(['user_already_registered', 'application_already_exists']);
    expect(await stored('open@telve.example')).toHaveLength(1);
  });

  it('brings one application, however many are sent at the same time (APP-45)', async () => {
    // As many as an address may send; other addresses would not change what the database decides.
    const answers = await Promise.all(Array.from({ length: 10 }, () => createSimple(form('crowd@telve.example'))));
    expect(answers.map(saying).sort()).toEqual([...Array<string>(9).fill('application_already_exists'), 'ok']);
    expect(await stored('crowd@telve.example')).toHaveLength(1);
  });

  it('gives a repeated key the same answer (APP-45)', async () => {
    const send = () => createSimple(form('key@telve.example'), 'key-of-the-simple-form');
    const [first, second] = [await send(), await send()];
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });

  it('of a machine is answered like a success, and nothing is kept (APP-45)', async () => {
    const answer = await createSimple(form('machine@telve.example', { website: 'x' }));
    expect([answer.status, answer.body.payload]).toEqual([200, true]);
    expect(await stored('machine@telve.example')).toEqual([]);
  });

  it('is taken ten times an hour from one address (APP-45)', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 11; n += 1) answers.push(saying(await createSimple(form(`office${n}@telve.example`))));
    expect(answers).toEqual([...Array<string>(10).fill('ok'), 'too_many_requests']);
    server.clock.advance(3_600_000);
    expect(saying(await createSimple(form('office10@telve.example')))).toBe('ok');
  });

  it('counts a refused one too, with a key as without: refusals answer who is known (APP-45)', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 11; n += 1) answers.push(saying(await createSimple(form('user@telve.example'), `try-${n}`)));
    expect(answers).toEqual([...Array<string>(10).fill('user_already_registered'), 'too_many_requests']);
    await server.db.deleteFrom('limit_counters').execute();
    for (let n = 0; n < 19; n += 1) await check(`asked${n}@telve.example`);
    expect(saying(await check('asked20@telve.example'))).toBe('too_many_requests');
  });
});
