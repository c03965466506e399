import { type Banner, bannerEntries } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { fileOf, photo } from '../../testing/jpegs';

let staff: Campaigns;
let img: File;
beforeAll(async () => {
  staff = await startCampaigns();
  img = fileOf(await photo());
});
afterAll(() => staff.close());

const { create, update } = bannerEntries;
const add = (order: unknown, more: object = {}) =>
  staff.ask<Banner>(create, { title: 'Sıra', order, endDate: '2026-12-31', img, ...more });
const made = async (order: number, more: object = {}) => (await add(order, more)).body.payload as Banner;
const files = () => staff.files('banners');

const taken = {
  friendlyMessage: {
    code: 'ordering_cannot_be_same',
    title: 'Uyarı',
    message: 'Sıralama değeri başka bir afiş ile aynı olamaz.',
  },
  payload: null,
  errors: [
    {
      field: 'Ordering',
      code: 'ordering_cannot_be_same',
      message: 'Sıralama değeri başka bir afiş ile aynı olamaz.',
    },
  ],
};

describe('the place of a banner', () => {
  it('is nobody else’s in its app, when it is added and when it is changed (BAN-46, BAN-79, BAN-81, BAN-86, D-79)', async () => {
    const first = await made(10);
    const second = await made(11);
    const again = await add(10);
    expect([again.status, again.body]).toMatchObject([409, taken]);
    const moved = await staff.ask(update, { id: second.id, order: 10 });
    expect([moved.status, moved.body]).toMatchObject([409, taken]);
    const other = await made(10, { applicationType: 'MerchantApp' });
    expect(other.order).toBe(10);
    expect((await staff.ask(update, { id: other.id, applicationType: 'UserApp' })).status).toBe(409);
    expect((await staff.ask(update, { id: first.id, order: 10 })).status).toBe(200);
    await staff.ask(update, { id: first.id, order: 12 });
    expect((await staff.ask(update, { id: second.id, order: 10 })).status).toBe(200);
  });

  it('is won by one of ten that are added at once, and the others leave no file (BAN-46, D-79)', async () => {
    const before = await files();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(77)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.filter(({ body }) => body.friendlyMessage?.code === 'ordering_cannot_be_same')).toHaveLength(9);
    await expect.poll(files).toHaveLength(before.length + 1);
  });

  let place = 200;
  it.each([
    [0, 'min', undefined],
    [-1, 'cannot_be_negative', 'Sıralama değeri negatif değer olamaz.'],
    [1.5, 'integer', undefined],
    ['abc', 'type', undefined],
    [1_000_001, 'max', undefined],
  ])('is a whole number from 1, not %s (BAN-46, BAN-63, BAN-64, BAN-87, D-79)', async (order, code, message) => {
    const { status, body } = await add(order);
    expect([status, body.errors.map((fault) => [fault.field, fault.code])]).toEqual([400, [['Ordering', code]]]);
    if (message) expect(body.errors[0]?.message).toBe(message);
    place += 1;
    const { id } = await made(place);
    const changed = await staff.ask(update, { id, order });
    expect([changed.status, changed.body.errors[0]?.code]).toEqual([400, code]);
  });

  it('may be sent under the name `ordering` (D-79)', async () => {
    const { id } = await made(90);
    const { token, server } = staff;
    const { body } = await server.send('PUT', `/api/panel/banner/${id}`, { token, body: { ordering: 91 } });
    expect(body.payload).toBe(true);
    expect((await staff.ask<Banner>(bannerEntries.detail, { id })).body.payload?.order).toBe(91);
  });
});
