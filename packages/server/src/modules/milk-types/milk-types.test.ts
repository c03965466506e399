import type { MilkType, Page } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '../../testing/fixtures';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ config: { limitsOff: true } });
  await addAccount(server.db, { email: 'admin@telve.example', role: 'PanelUser', firstName: 'İpek' });
  token = (await server.signIn('admin@telve.example')).accessToken;
});
afterAll(() => server.close());

let count = 0;
beforeEach(() => {
  count += 1;
});

const base = '/api/panelMilkType';
const fields = () => ({ milkType: `Badem sütü ${count}`, milkTypeCode: 'LactoseFree', active: true });
const create = (body: object) => server.send<MilkType>('POST', `${base}/postMilkType`, { token, body });
const update = (body: object) => server.send('POST', `${base}/postUpdateMilkType`, { token, body });
const detail = async (id: number) =>
  (await server.send<MilkType>('GET', `${base}/getMilkType/${id}`, { token })).body.payload;
const made = async () => (await create(fields())).body.payload as MilkType;

describe('milk types', () => {
  it('are added and shown with id, title, code and active (CAT-27, CAT-26, CAT-12)', async () => {
    const { status, body } = await create({ ...fields(), id: 1, version: 99 });
    expect([status, body.payload]).toEqual([200, { ...fields(), id: expect.any(Number), version: 1 }]);
    expect(body.payload?.id).not.toBe(1);
    expect(await detail(body.payload?.id ?? 0)).toEqual(body.payload);
  });

  it('are found by their title whatever its case, newest first (CAT-25)', async () => {
    const { id } = await made();
    const { body } = await server.send<Page<MilkType>>(
      'GET',
      `${base}/getMilkTypeList?search=${encodeURIComponent(`BADEM SUTU ${count}`)}`,
      { token },
    );
    expect(body.payload?.items[0]?.id).toBe(id);
  });

  it('need a title and a known code (CAT-18)', async () => {
    expect((await create({ ...fields(), milkType: '\u200B ' })).body.errors).toMatchObject([
      { field: 'milkType', code: 'required' },
    ]);
    expect((await create({ ...fields(), milkTypeCode: 'Oat' })).body.errors).toMatchObject([{ field: 'milkTypeCode' }]);
  });

  it('share no title, ten at once included (CAT-27, CAT-28)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(fields())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const twice = await create({ ...fields(), milkType: `BADEM SÜTÜ ${count}` });
    expect([twice.status, twice.body.errors]).toMatchObject([
      409,
      [{ field: 'milkType', code: 'milk_type_already_exists' }],
    ]);
  });

  it('changed by somebody else meanwhile are answered with the stored record (CAT-28)', async () => {
    const { id } = await made();
    await update({ ...fields(), id, milkTypeCode: 'LowFat', version: 1 });
    const { status, body } = await update({ ...fields(), id, version: 1 });
    expect([status, body.payload]).toMatchObject([
      409,
      { current: { id, milkTypeCode: 'LowFat', version: 2 }, changedBy: 'İpek Işık' },
    ]);
    expect(await detail(id)).toEqual({ ...fields(), id, milkTypeCode: 'LowFat', version: 2 });
  });

  it('bind no field that was not asked for (CAT-28)', async () => {
    const { id } = await made();
    const extra = { title_key: 'x', created_at: '2000-01-01', code: 'FullFat', title: 'x' };
    expect((await update({ ...fields(), ...extra, id, milkTypeCode: 'LowFat', version: 1 })).status).toBe(200);
    const row = server.db.selectFrom('milk_types').selectAll().where('id', '=', id);
    expect(await row.executeTakeFirst()).toMatchObject({
      title: fields().milkType,
      title_key: expect.stringContaining('badem'),
      code: 'LowFat',
      created_at: server.clock.now(),
      version: 2,
    });
  });

  it('are switched, and that is audited (CAT-29, CAT-15)', async () => {
    const { id } = await made();
    const body = { id, active: false };
    expect((await server.send('POST', `${base}/postChangeActiveMilkType`, { token, body })).body.payload).toBe(true);
    expect(await detail(id)).toMatchObject({ active: false, version: 2 });
    const last = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(last).toMatchObject({
      action: 'milk_type_deactivated',
      entity_id: String(id),
      new_values: { active: false },
    });
  });

  it('that are not there are 404 (CAT-26, CAT-28, CAT-29)', async () => {
    expect((await update({ ...fields(), id: 99_999_999 })).status).toBe(404);
    const body = { id: 99_999_999, active: true };
    expect((await server.send('POST', `${base}/postChangeActiveMilkType`, { token, body })).status).toBe(404);
  });
});
