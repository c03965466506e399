import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoffeeSize, Page } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '../../testing/fixtures';
import { picture } from '../../testing/pictures';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
let dataDir: string;
let token: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'telve-sizes-'));
  server = await startTestServer({ config: { limitsOff: true, dataDir } });
  await addAccount(server.db, { email: 'admin@telve.example', role: 'PanelUser' });
  token = (await server.signIn('admin@telve.example')).accessToken;
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

let count = 0;
beforeEach(() => {
  count += 1;
});

const base = '/api/panelCoffeeSize';
const files = async () => (await readdir(join(dataDir, 'public-images/coffee-sizes')).catch(() => [])).sort();
const fields = async () => ({
  coffeeSize: `Boy ${count}`,
  coffeeSizeImg: await picture('red'),
  coffeeSizeImgSelected: await picture('blue'),
  active: true,
});
const create = (body: object, key?: string) =>
  server.send<CoffeeSize>('POST', `${base}/postCoffeeSize`, {
    token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });
const update = (body: object) => server.send('POST', `${base}/postUpdateCoffeeSize`, { token, body });
const detail = async (id: number) =>
  (await server.send<CoffeeSize>('GET', `${base}/getCoffeeSize/${id}`, { token })).body.payload as CoffeeSize;
const made = async () => (await create(await fields())).body.payload as CoffeeSize;

describe('coffee sizes', () => {
  it('are added with both pictures, which everybody can see (CAT-32, CAT-31, CAT-13, CAT-34)', async () => {
    const size = await made();
    expect(size).toMatchObject({
      coffeeSize: `Boy ${count}`,
      urlPath: '/media/coffee-sizes',
      active: true,
      version: 1,
    });
    expect(await detail(size.id)).toEqual(size);
    for (const address of [size.coffeeSizeImg, size.coffeeSizeImgSelected]) {
      const { status, headers } = await server.send('GET', address);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });

  it('are listed newest first and found by their title (CAT-30)', async () => {
    await made();
    const { body } = await server.send<Page<CoffeeSize>>('GET', `${base}/getCoffeeSizeList?search=boy ${count}`, {
      token,
    });
    expect(body.payload?.items[0]).toMatchObject({ coffeeSize: `Boy ${count}` });
  });

  it.each(['coffeeSizeImg', 'coffeeSizeImgSelected'])(
    'need %s, a picture that can be read (CAT-20, CAT-21)',
    async (field) => {
      const before = await files();
      const missing = await create({ ...(await fields()), [field]: '' });
      expect([missing.status, missing.body.errors]).toMatchObject([400, [{ field, code: 'required' }]]);
      for (const image of [
        `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`,
        '/media/other/a.png',
      ]) {
        const { status, body } = await create({ ...(await fields()), [field]: image });
        expect([status, body.friendlyMessage?.code, body.errors]).toMatchObject([
          422,
          'unprocessable_file',
          [{ field, code: 'image_content' }],
        ]);
      }
      expect(await files()).toEqual(before);
    },
  );

  it('need a title (CAT-19)', async () => {
    expect((await create({ ...(await fields()), coffeeSize: ' ' })).body.errors).toMatchObject([
      { field: 'coffeeSize', code: 'required' },
    ]);
  });

  it('keep a picture that is sent back, and lose one that is replaced (CAT-33)', async () => {
    const { id, coffeeSizeImg, coffeeSizeImgSelected, coffeeSize } = await made();
    const input = { id, coffeeSize, coffeeSizeImg, coffeeSizeImgSelected: await picture('green'), active: true };
    expect((await update({ ...input, version: 1 })).body.payload).toBe(true);
    const after = await detail(id);
    expect(after).toMatchObject({ coffeeSizeImg, version: 2 });
    expect(after.coffeeSizeImgSelected).not.toBe(coffeeSizeImgSelected);
    await expect.poll(async () => (await server.send('GET', coffeeSizeImgSelected)).status).toBe(404);
    expect((await server.send('GET', coffeeSizeImg)).status).toBe(200);
  });

  it('changed by somebody else meanwhile are answered with the stored record (CAT-33)', async () => {
    const size = await made();
    const first = { ...size, coffeeSize: `Önce ${count}`, version: 1 };
    expect((await update(first)).status).toBe(200);
    const { status, body } = await update({ ...size, coffeeSize: `Sonra ${count}`, version: 1 });
    expect([status, body.friendlyMessage?.code, body.payload]).toMatchObject([
      409,
      'version_conflict',
      { current: { id: size.id, coffeeSize: `Önce ${count}`, version: 2 } },
    ]);
    expect((await detail(size.id)).coffeeSize).toBe(`Önce ${count}`);
  });

  it('share no title, ten at once included, and bind no field that was not asked for (CAT-32, CAT-33)', async () => {
    const body = { ...(await fields()), id: 1, version: 99, title_key: 'x', created_at: '2000-01-01' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(body)));
    const [{ body: { payload } = {} } = {}, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(payload).toMatchObject({ coffeeSize: body.coffeeSize, version: 1 });
    expect(payload?.id).not.toBe(1);
    const row = server.db.selectFrom('coffee_sizes').selectAll().where('title', '=', body.coffeeSize);
    expect(await row.execute()).toMatchObject([
      { title_key: expect.stringContaining('boy'), created_at: server.clock.now() },
    ]);
  });

  it('show no picture of another size (CAT-34)', async () => {
    const [size, other] = [
      await made(),
      (await create({ ...(await fields()), coffeeSize: `Diğer ${count}` })).body.payload,
    ];
    const answer = await update({ ...size, coffeeSizeImg: other?.coffeeSizeImg });
    expect([answer.status, answer.body.errors]).toMatchObject([
      422,
      [{ field: 'coffeeSizeImg', code: 'image_content' }],
    ]);
    expect(await detail(size.id)).toEqual(size);
  });

  it('leave nothing behind when a save is refused or repeated (CAT-32, CAT-33)', async () => {
    const size = await made();
    const key = `size-${count}`;
    const other = { ...(await fields()), coffeeSize: `Başka ${count}` };
    await create(other, key);
    const before = await files();
    expect((await create(other, key)).status).toBe(200);
    const twice = await create({ ...(await fields()), coffeeSize: `BOY ${count}` });
    expect([twice.status, twice.body.errors]).toMatchObject([
      409,
      [{ field: 'coffeeSize', code: 'coffee_size_already_exists' }],
    ]);
    expect((await update({ ...(await fields()), id: size.id, version: 9 })).status).toBe(409);
    expect((await update({ ...(await fields()), id: 99_999_999 })).status).toBe(404);
    expect(await files()).toEqual(before);
  });

  it('are switched, and audited by what changed (CAT-35, CAT-16)', async () => {
    const { id } = await made();
    const body = { id, active: false };
    await server.send('POST', `${base}/postChangeActiveCoffeeSize`, { token, body });
    await server.send('POST', `${base}/postChangeActiveCoffeeSize`, { token, body });
    expect(await detail(id)).toMatchObject({ active: false, version: 2 });
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['action'])
      .where('entity', '=', 'coffee_size')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows).toEqual([{ action: 'coffee_size_created' }, { action: 'coffee_size_deactivated' }]);
  });
});
