import { type Company, companyEntries, companyLimits } from '@telve/api';
import { sheetTexts } from '@telve/api/imports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyBase as base, type Companies, startCompanies } from '../../testing/companies';
import { addVenue } from '../../testing/fixtures';
import type { TestServer } from '../../testing/server';

let world: Companies;
let server: TestServer;
let token: string;
beforeAll(async () => {
  world = await startCompanies();
  ({ server, token } = world);
});
afterAll(() => server.close());

let count = 0;
beforeEach(() => {
  count += 1;
});

const full = () => world.full(count);
const made = (more?: object) => world.made(count, more);
const tax = () => full().taxIdentity;

const create = (body: object, key?: string) => world.create(body, key);
const update = (body: object) => server.send('PUT', `${base}/update-company`, { token, body });
const detail = (id: number | string) => server.send<Company>('GET', `${base}/company-detail/${id}`, { token });

describe('companies', () => {
  it('are added with every field and shown as they are kept (COMP-54, COMP-53, COMP-15 to COMP-31)', async () => {
    const { status, body } = await create(full());
    expect([status, body.payload]).toEqual([
      200,
      {
        ...full(),
        id: expect.any(Number),
        iban: 'TR330006100519786457841326',
        executivePhoneNumber: '+905321234567',
        venueCount: 0,
        version: 1,
      },
    ]);
    expect((await detail(body.payload?.id ?? 0)).body.payload).toEqual(body.payload);
  });

  it('need nothing but a name (COMP-36)', async () => {
    const { body } = await create({ companyName: `  Sade \u200B Kahve ${count} ` });
    expect(body.payload).toMatchObject({
      companyName: `Sade Kahve ${count}`,
      taxIdentity: '',
      active: true,
      coffeeExtras: 'False',
      companyStatus: 0,
    });
    for (const companyName of ['', '   ', '\u200B', undefined]) {
      expect((await create({ companyName })).body.errors).toMatchObject([{ field: 'companyName', code: 'required' }]);
    }
  });

  it.each([
    ['companyName', 'x'.repeat(256), 'max_length'],
    ['companyTitle', 'x'.repeat(201), 'max_length'],
    ['taxAdministration', 'x'.repeat(256), 'max_length'],
    ['taxIdentity', '123456789', 'tax_number_length'],
    ['taxIdentity', '12345678ab', 'tax_number_length'],
    ['invoiceAddress', 'x'.repeat(256), 'max_length'],
    ['invoiceMailAddress', 'x'.repeat(256), 'max_length'],
    ['invoiceMailAddress', 'abc', 'email'],
    ['iban', 'TR33 0006 1005 1978 6457 8413 27', 'iban'],
    ['bankName', 'x'.repeat(151), 'max_length'],
    ['executiveName', 'x'.repeat(251), 'max_length'],
    ['executiveTitle', 'x'.repeat(151), 'max_length'],
    ['executivePhoneNumber', '123', 'phone'],
    ['companySegment', 'Other', 'one_of'],
    ['companyStatus', 2, 'one_of'],
    ['companyStatusReasonType', 'Other', 'one_of'],
    ['coffeeExtras', 'Maybe', 'one_of'],
  ])('refuse %s %j (COMP-37 to COMP-49)', async (field, value, code) => {
    const { status, body } = await create({ ...full(), [field]: value });
    expect([status, body.errors?.[0]]).toMatchObject([400, { field, code }]);
  });

  it('take an executive name of 250 signs on change as well (D-63, COMP-47)', async () => {
    const { id } = await made();
    const executiveName = 'x'.repeat(companyLimits.executiveName);
    expect((await update({ id, companyName: 'Uzun', executiveName })).status).toBe(200);
    expect((await detail(id)).body.payload?.executiveName).toBe(executiveName);
  });

  it('are closed with a reason only, and open again without one (COMP-34, COMP-35, COMP-50)', async () => {
    const { id, companyName } = await made();
    const refused = await update({ id, companyName, companyStatus: 1 });
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ field: 'companyStatusReasonType', code: 'required' }],
    ]);
    expect((await detail(id)).body.payload).toMatchObject({ companyStatus: 0, version: 1 });
    expect((await create({ ...full(), taxIdentity: '', companyStatus: 1 })).status).toBe(400);
    const reason = 'LowRating';
    await update({ id, companyName, companyStatus: 1, companyStatusReasonType: reason });
    expect((await detail(id)).body.payload).toMatchObject({ companyStatus: 1, companyStatusReasonType: reason });
    // Emptying the reason alone would leave a closed company without one.
    expect((await update({ id, companyName, companyStatusReasonType: '' })).status).toBe(400);
    await update({ id, companyName, companyStatus: 0, companyStatusReasonType: reason });
    expect((await detail(id)).body.payload).toMatchObject({ companyStatus: 0, companyStatusReasonType: '' });
  });

  it('keep what a change leaves out, and lose what it empties (COMP-55)', async () => {
    const { id } = await made();
    await update({ id, companyName: 'Yeni ad', bankName: '' });
    expect((await detail(id)).body.payload).toMatchObject({
      companyName: 'Yeni ad',
      bankName: '',
      taxIdentity: tax(),
      coffeeExtras: 'True',
      version: 2,
    });
  });

  it('changed by somebody else meanwhile are answered with the stored record (COMP-55)', async () => {
    const { id } = await made();
    await addVenue(server.db, { name: `Şube ${count}`, companyId: id });
    await update({ id, companyName: 'A', version: 1 });
    const { status, body } = await update({ id, companyName: 'B', version: 1 });
    expect([status, body.friendlyMessage?.code]).toEqual([409, 'version_conflict']);
    expect(body.payload).toMatchObject({
      current: { id, companyName: 'A', version: 2, venueCount: 1 },
      changedBy: 'İpek Işık',
    });
    expect((await detail(id)).body.payload?.companyName).toBe('A');
    expect((await update({ id, companyName: 'C' })).status).toBe(200);
  });

  it('share no tax number, ten at once included; a name may repeat (COMP-54, COMP-20)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(full())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      friendlyMessage: { code: 'company_already_exists' },
      errors: [{ field: 'taxIdentity', code: 'company_already_exists' }],
    });
    const other = (await create({ ...full(), taxIdentity: '' })).body.payload as Company;
    expect((await create({ ...full(), taxIdentity: '' })).status).toBe(200);
    expect((await update({ id: other.id, companyName: 'X', taxIdentity: tax() })).status).toBe(409);
  });

  it('are switched without a version; their venues stay as they are (COMP-56, COMP-28, D-64)', async () => {
    const { id } = await made();
    const venue = await addVenue(server.db, { name: `Açık ${count}`, companyId: id });
    const body = { id, active: false };
    expect((await server.send('PUT', `${base}/change-active-company`, { token, body })).body.payload).toBe(true);
    expect((await detail(id)).body.payload).toMatchObject({ active: false, version: 2 });
    const row = await server.db.selectFrom('venues').select('is_open').where('id', '=', venue).executeTakeFirst();
    expect(row).toEqual({ is_open: true });
  });

  it('that are not there are 404 (COMP-53, COMP-55, COMP-56)', async () => {
    expect((await detail(99_999_999)).body.friendlyMessage?.code).toBe('company_not_found');
    expect((await update({ id: 99_999_999, companyName: 'X' })).status).toBe(404);
    const body = { id: 99_999_999, active: true };
    expect((await server.send('PUT', `${base}/change-active-company`, { token, body })).status).toBe(404);
    expect((await detail('abc')).status).toBe(400);
  });

  it('bind no field that was not asked for (COMP-54, COMP-55)', async () => {
    const extra = { version: 99, venueCount: 7, search: 'x', created_at: '2000-01-01' };
    const { id } = (await create({ ...full(), id: 1, ...extra })).body.payload as Company;
    expect(id).not.toBe(1);
    expect((await detail(id)).body.payload).toMatchObject({ version: 1, venueCount: 0 });
    const before = await server.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const sent = {
      id,
      companyName: 'Yalnız adı',
      ...extra,
      version: 1,
      searchText: 'y',
      created_by: 1,
      updatedAt: '2000-01-01',
    };
    expect((await update(sent)).status).toBe(200);
    const after = await server.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { search, updated_at } = after;
    expect(after).toEqual({ ...before, name: 'Yalnız adı', search, updated_at, version: 2 });
    expect(updated_at).toEqual(server.clock.now());
  });

  it('are made once for one key, and answered anew (COMP-54)', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(full(), `company-${count}`)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.payload))).size).toBe(1);
    const kept = await server.db.selectFrom('idempotency_keys').select('response_body').execute();
    expect(JSON.stringify(kept)).not.toContain('Ayşe');
  });

  it('are audited with the fields that changed (COMP-55)', async () => {
    const { id } = await made();
    await update({ id, companyName: 'Yeni', companyTitle: full().companyTitle });
    await update({ id, companyName: 'Yeni' });
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['action', 'old_values', 'new_values'])
      .where('entity', '=', 'company')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'company_created' },
      {
        action: 'company_changed',
        old_values: { companyName: full().companyName },
        new_values: { companyName: 'Yeni' },
      },
    ]);
    expect(Object.keys(rows[1]?.new_values ?? {})).toEqual(['companyName']);
  });
});

it('offers the segments with their labels (COMP-57, COMP-17)', async () => {
  const { body } = await server.send(companyEntries.segments.method, companyEntries.segments.path, { token });
  expect(body.payload).toEqual(Object.entries(sheetTexts.companySegments).map(([value, label]) => ({ value, label })));
});
