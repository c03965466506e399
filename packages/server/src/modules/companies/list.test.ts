import type { CompanyRow, Page } from '@telve/api';
import { companyColumns } from '@telve/api/imports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Companies, companyBase, startCompanies } from '../../testing/companies';
import { addVenue } from '../../testing/fixtures';
import { openWorkbook } from '../../testing/openWorkbook';
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
const list = async (query: string) =>
  (await server.send<Page<CompanyRow>>('GET', `${companyBase}/get-company-list?${query}`, { token })).body
    .payload as Page<CompanyRow>;

describe('the list of companies', () => {
  it('is found by name, title and tax number, newest first, with venue counts (COMP-51, COMP-06)', async () => {
    const first = await made({ companyName: `IĞDIR KONAĞI ${count}`, companyTitle: `Ünvan${count} A.Ş.` });
    await addVenue(server.db, { name: `Bir ${count}`, companyId: first.id });
    await addVenue(server.db, { name: `İki ${count}`, companyId: first.id });
    for (const search of [`iğdır konağı ${count}`, `unvan${count} a.s.`, full().taxIdentity]) {
      const { items, totalCount } = await list(`search=${encodeURIComponent(search)}`);
      expect([totalCount, items[0]]).toMatchObject([
        1,
        { id: first.id, venueCount: 2, companyTitle: first.companyTitle },
      ]);
    }
    expect((await list('search=%25')).totalCount).toBe(0);
    const ids = (await list('size=100')).items.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('is narrowed to active or passive ones (COMP-05, COMP-51)', async () => {
    await made({ active: false });
    for (const isActive of [true, false]) {
      const { items } = await list(`isActive=${isActive}&size=100`);
      expect(new Set(items.map(({ active }) => active))).toEqual(new Set([isActive]));
    }
  });

  it('does not lead a search for venues to a tax number (VEN-07)', async () => {
    const { id } = await made({ taxIdentity: `77${full().taxIdentity.slice(2)}` });
    await addVenue(server.db, { name: `Yalnız ${count}`, companyId: id });
    const path = `/api/panel/venue/venue-list?search=77${full().taxIdentity.slice(2)}`;
    expect((await server.send<Page<unknown>>('GET', path, { token })).body.payload?.totalCount).toBe(0);
  });

  it('is exported as it is filtered, in the layout of the import (COMP-60, D-88)', async () => {
    const title = `Kalburüstü${count} A.Ş.`;
    const { taxIdentity } = await made({ companyTitle: title, companyStatus: 1, companyStatusReasonType: 'LowRating' });
    await made({ companyTitle: title, taxIdentity: '', active: false });
    const query = new URLSearchParams({ search: title, isActive: 'true' });
    const answer = await fetch(`${server.url}${companyBase}/export?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('is-yerleri_10-03-2026.xlsx');
    const { cells } = await openWorkbook(await answer.arrayBuffer());
    const [headings = [], ...rows] = cells('İş yerleri');
    expect(headings).toEqual(companyColumns.map(({ header }) => header));
    expect(rows.map((row) => Object.fromEntries(companyColumns.map(({ field }, at) => [field, row[at]])))).toEqual([
      {
        ...full(),
        companySegment: 'Butik',
        companyTitle: title,
        taxIdentity,
        executivePhoneNumber: '(+90) 532 123 45 67',
        active: 'Evet',
        coffeeExtras: 'Evet',
        companyStatus: 'Kapalı',
        companyStatusReasonType: 'Düşük puan',
      },
    ]);
    expect(Object.fromEntries(cells('Bilgi'))).toMatchObject({ Arama: title, Aktif: 'Evet', 'Satır sayısı': 1 });
  });
});
