import { type BannerRow, bannerEntries, type Page } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bannerSearch } from '../../db/search';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
  const image = { image_url: '/media/banners/a.jpg', image_size: 1, image_width: 1, image_height: 1 };
  const row = (title: string, sort_order: number, end_date: string, more: object = {}) => ({
    ...{ title, search: bannerSearch({ title }), sort_order, end_date, application_type: 'UserApp' as const },
    ...image,
    ...more,
  });
  await staff.server.db
    .insertInto('banners')
    .values([
      row('Şubat', 30, '2026-03-05'),
      row('İlkbahar', 10, '2026-04-01', { active: false }),
      row('Çekirdek', 20, '2026-03-31'),
      row('Iğdır', 10, '2026-05-01', { application_type: 'MerchantApp' }),
      row('Cezve', 40, '2027-01-01'),
    ])
    .execute();
});
afterAll(() => staff.close());

const rows = async (input: object) =>
  (await staff.ask<Page<BannerRow>>(bannerEntries.list, input)).body.payload as Page<BannerRow>;
const titles = async (input: object) => (await rows(input)).items.map(({ title }) => title);

describe('the list of banners', () => {
  it('stands in the order of the apps, on pages of ten (BAN-18, BAN-54, BAN-56, BAN-73, D-91)', async () => {
    const { items, totalCount, totalPages } = await rows({});
    expect([totalCount, totalPages]).toEqual([5, 1]);
    expect(items.map(({ title }) => title)).toEqual(['İlkbahar', 'Iğdır', 'Çekirdek', 'Şubat', 'Cezve']);
    expect(items[0]).toEqual({
      ...{ id: expect.any(Number), title: 'İlkbahar', endDate: '2026-04-01', isActive: false, order: 10 },
      ...{ applicationType: 'UserApp', imgUrl: '/media/banners/a.jpg' },
    });
    const { body } = await staff.server.send<Page<BannerRow>>(
      'GET',
      '/api/panel/banner/get-all?pageNumber=2&pageSize=2',
      { token: staff.token },
    );
    expect(body).toMatchObject({ totalCount: 5, totalPages: 3 });
    expect(body.payload?.items.map(({ title }) => title)).toEqual(['Çekirdek', 'Şubat']);
    expect(await titles({ page: 9 })).toEqual([]);
  });

  it('is narrowed by status, app and title, whatever the spelling (BAN-14, BAN-15, BAN-16, BAN-54, BAN-58, D-78)', async () => {
    expect(await titles({ isActive: false })).toEqual(['İlkbahar']);
    expect(await titles({ applicationType: 'MerchantApp' })).toEqual(['Iğdır']);
    expect(await titles({ search: 'IGDIR' })).toEqual(['Iğdır']);
    expect(await titles({ search: 'şub', isActive: true, applicationType: 'UserApp' })).toEqual(['Şubat']);
    expect(await titles({ search: '%' })).toEqual([]);
  });

  it('is narrowed by the last day, both dates included, sent as DD/MM/YYYY (BAN-30, BAN-54, BAN-55, BAN-73)', async () => {
    expect(await titles({ startDate: '2026-03-05', endDate: '2026-04-01' })).toEqual(['İlkbahar', 'Çekirdek', 'Şubat']);
    const { body } = await staff.server.send<Page<BannerRow>>(
      'GET',
      '/api/panel/banner/get-all?startDate=06%2F03%2F2026&endDate=31%2F03%2F2026',
      { token: staff.token },
    );
    expect(body.payload?.items.map(({ title }) => title)).toEqual(['Çekirdek']);
  });

  it.each([
    ['title', ['Cezve', 'Çekirdek', 'Iğdır', 'İlkbahar', 'Şubat']],
    ['endDate', ['Şubat', 'Çekirdek', 'İlkbahar', 'Iğdır', 'Cezve']],
    ['id', ['Şubat', 'İlkbahar', 'Çekirdek', 'Iğdır', 'Cezve']],
    ['order', ['İlkbahar', 'Iğdır', 'Çekirdek', 'Şubat', 'Cezve']],
  ])('is sorted by %s both ways (BAN-73)', async (sortingColumn, sorted) => {
    expect(await titles({ sortingColumn })).toEqual(sorted);
    const down = await titles({ sortingColumn, sortType: 'DESC' });
    // Of equal ones the oldest stands first either way.
    expect(down).toEqual(
      sortingColumn === 'order' ? ['Cezve', 'Şubat', 'Çekirdek', 'İlkbahar', 'Iğdır'] : sorted.toReversed(),
    );
  });

  it('is sorted by status (BAN-73)', async () => {
    expect((await titles({ sortingColumn: 'isActive' }))[0]).toBe('İlkbahar');
    expect((await titles({ sortingColumn: 'isActive', sortType: 'DESC' })).at(-1)).toBe('İlkbahar');
    expect((await staff.ask(bannerEntries.list, { sortingColumn: 'search' })).status).toBe(400);
  });
});
