import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkbook } from '../../testing/openWorkbook';
import { addOrders, addProduct } from '../../testing/orders';
import { type Asker, startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
beforeAll(async () => {
  world = await startTwoCompanies();
  const { server, venues } = world;
  const product_id = await addProduct(server.db, '=Latte', 'orta');
  await addOrders(server.db, [
    { product_id, at: '2026-03-08T09:00:00Z', venue_id: venues.kadikoy, member: 11, rating: 5 },
    { product_id, at: '2026-03-09T09:00:00Z', venue_id: venues.besiktas, member: 12, kind: 'Cashierfront' },
    { product_id, at: '2026-03-09T10:00:00Z', venue_id: venues.foreign, member: 13 },
  ]);
}, 60_000);
afterAll(() => world.server.close());

const ask = async (path: string, who: Asker = 'admin') => {
  const response = await fetch(`${world.server.url}/api/panel/report/${path}`, {
    headers: { authorization: `Bearer ${world.tokens[who]}` },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** Rows of both sheets of a workbook. */
const sheetsOf = async (path: string, who: Asker = 'admin') => {
  const { cells } = await openWorkbook((await ask(path, who)).bytes);
  return { rows: cells(path.startsWith('orders') ? 'Sipariş raporu' : 'Mağaza satış raporu'), facts: cells('Bilgi') };
};

describe('the export of the orders', () => {
  it('has the rows of the list in its order and its filters beside them (REP-07, REP-33, REP-48, D-88)', async () => {
    const { headers } = await ask('orders/export');
    expect(headers.get('content-disposition')).toContain('siparis-raporu_10-03-2026.xlsx');
    const { rows, facts } = await sheetsOf('orders/export?orderBy=FirstDate&search=latte');
    expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
      ['Uzaktan sipariş', '=Latte, orta', 'Kadıköy', 5, '08.03.2026 12:00', undefined, undefined, 11],
      ['Hemen al', '=Latte, orta', 'Beşiktaş', '—', '09.03.2026 12:00', undefined, undefined, 12],
      ['Uzaktan sipariş', '=Latte, orta', 'Yabancı', '—', '09.03.2026 13:00', undefined, undefined, 13],
    ]);
    expect(facts).toContainEqual(['Arama', 'latte']);
    expect(facts).toContainEqual(['Sıralama', 'Sipariş tarihi, eski önce']);
    expect(facts).toContainEqual(['Satır sayısı', 3]);
  });

  it('has no column of members and no foreign row for others (REP-28)', async () => {
    for (const query of ['', `?venueId=${world.venues.foreign}`]) {
      const { rows } = await sheetsOf(`orders/export${query}`, 'venue');
      expect(rows[0]).not.toContain('User ID');
      expect(rows.slice(1).map((row) => row[3])).toEqual(query === '' ? ['Beşiktaş', 'Kadıköy'] : []);
    }
  });
});

describe('the export of the venues', () => {
  it('has each venue with its figures (REP-19, REP-47, D-88)', async () => {
    const { headers } = await ask('venues/export');
    expect(headers.get('content-disposition')).toContain('magaza-satis-raporu_10-03-2026.xlsx');
    const { rows } = await sheetsOf('venues/export?startDate=09-03-2026&endDate=09-03-2026');
    expect(rows.slice(1).map(([company, venue, , , ...figures]) => [company, venue, ...figures])).toEqual([
      ['Yıldız Gıda', 'Yabancı', 1, 1, 0, 1],
      ['Çınar Kahve', 'Beşiktaş', 1, 0, 1, 1],
      ['Çınar Kahve', 'Kadıköy', 0, 0, 0, 0],
    ]);
  });

  it('answers a venue outside the scope as one that does not exist (REP-47)', async () => {
    expect((await ask(`venues/export?venueId=${world.venues.foreign}`, 'venue')).status).toBe(404);
    const names = async (query: string) =>
      (await sheetsOf(`venues/export${query}`, 'venue')).rows.slice(1).map(([, venue]) => venue);
    expect(await names(`?venueId=${world.venues.kadikoy}`)).toEqual(['Kadıköy']);
    expect(await names('')).toEqual(['Beşiktaş', 'Kadıköy']);
  });
});

describe('both exports', () => {
  it.each(['orders/export', 'venues/export'])(
    'refuse %s with one day or with the days turned round (REP-41, REP-42)',
    async (path) => {
      const refused = async (query: string) => {
        const { status, bytes } = await ask(`${path}?${query}`);
        return [status, JSON.parse(bytes.toString()).errors.map((fault: { message: string }) => fault.message)];
      };
      const open = 'Başlangıç ve bitiş tarihlerinden birisi girilmişse diğeride girilmek zorundadır';
      expect(await refused('startDate=09-03-2026')).toEqual([400, [open]]);
      expect(await refused('endDate=09-03-2026')).toEqual([400, [open]]);
      const turned = 'Başlangıç tarihi bitiş tarihinden büyük olamaz';
      expect(await refused('startDate=09-03-2026&endDate=08-03-2026')).toEqual([400, [turned]]);
      expect((await ask(`${path}?startDate=08-03-2026&endDate=08-03-2026`)).status).toBe(200);
    },
  );
});
