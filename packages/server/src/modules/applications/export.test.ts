import { type ApplicationListInput, applicationEntries, applicationStatuses } from '@telve/api';
import excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Applications, addApplication, startApplications } from '../../testing/merchantApplications';
import { openWorkbook } from '../../testing/openWorkbook';

const tricks = ['=HYPERLINK("http://x")', '@SUM(A1)', '+90 532', '-1+1', '＝1+1', '<b>&"\'', "'=1"];

let world: Applications;
beforeAll(async () => {
  world = await startApplications();
  for (const [index, store] of tricks.entries()) {
    await addApplication(world.db, { email: `hile${index}@ornek.example`, store_name: store, status: 'Rejected' });
  }
  await addApplication(world.db, {
    email: 'cinar@ornek.example',
    store_name: 'Çınaraltı Kahve',
    status: 'PendingApproval',
    documents: ['taxPlate', 'contract'],
    documents_wanted: true,
    created_at: new Date('2026-02-28T21:00:00Z'),
  });
}, 60_000);
afterAll(() => world.close());

/** Downloads an export and opens it. */
const download = async (filters: Omit<ApplicationListInput, 'page' | 'size'> = {}) => {
  const query = new URLSearchParams(Object.entries(filters)).toString();
  const url = `${world.server.url}${applicationEntries.exportList.path}?${query}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${world.admin}` } });
  const bytes = await answer.arrayBuffer();
  const { book, cells } = await openWorkbook(bytes);
  const about = Object.fromEntries(cells('Bilgi').map(([label, value]) => [label, value]));
  return { answer, book, bytes, rows: cells('Başvurular'), about };
};

describe('the export of applications', () => {
  it('is an Excel file with the day in its name, and the list’s columns (STAFF-40, D-88)', async () => {
    const { answer, rows } = await download({ search: 'cinaralti' });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      expect.stringContaining('no-store'),
    ]);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      "filename*=UTF-8''Mağaza başvuruları_10-03-2026.xlsx",
    );
    expect(rows).toEqual([
      [
        ...['Başvuru no', 'Mağaza adı', 'Yetkili adı soyadı', 'E-posta', 'Telefon numarası', 'Başvuru tarihi'],
        ...['Durum', 'Durum tarihi', 'Belge sayısı', 'Belge bekleniyor'],
      ],
      [
        ...[expect.any(Number), 'Çınaraltı Kahve', 'Şükrü Çağ', 'cinar@ornek.example', '+905321234567'],
        ...['01.03.2026 00:00', 'Onay bekliyor', '01.03.2026 00:00', 2, 'Evet'],
      ],
    ]);
  });

  it.each([
    [{}, 8],
    [{ status: 'Rejected' }, 7],
    [{ status: 'Completed' }, 0],
    [{ search: 'hile' }, 7],
    [{ endDate: '2026-03-01' }, 1],
    [{ startDate: '2026-03-02', status: 'Rejected', search: 'hile1' }, 1],
  ] as const)('with %o holds the same rows as the list, and counts them (STAFF-40)', async (filters, count) => {
    const { rows, about } = await download(filters);
    const listed = await world.call<{ items: { id: number }[] }>(applicationEntries.list, { ...filters, size: 100 });
    expect(rows.slice(1).map(([id]) => id)).toEqual(listed.body.payload?.items.map(({ id }) => id));
    expect([rows.length - 1, about['Satır sayısı']]).toEqual([count, count]);
  });

  it('says by what it was filtered, when, and in which time zone (STAFF-40)', async () => {
    expect((await download({ status: 'Rejected', search: 'hile', startDate: '2026-03-01' })).about).toEqual({
      Bilgi: 'Değer',
      Arama: 'hile',
      Durum: 'Reddedildi',
      'Başlangıç tarihi': '01.03.2026',
      'Bitiş tarihi': 'Tümü',
      Oluşturulma: '10.03.2026 12:00',
      'Saat dilimi': 'Europe/Istanbul',
      'Satır sayısı': 7,
    });
  });

  it('holds what somebody typed as text, never as a formula (STAFF-40)', async () => {
    const { book, rows } = await download({ search: 'hile' });
    expect(rows.slice(1).map(([, store]) => store)).toEqual([...tricks].reverse());
    const kinds = new Set<number>();
    book.eachSheet((sheet) => sheet.eachRow((row) => row.eachCell((cell) => kinds.add(cell.type))));
    expect([...kinds].filter((kind) => ![excel.ValueType.String, excel.ValueType.Number].includes(kind))).toEqual([]);
  });

  it('reads on over many parts (STAFF-40)', async () => {
    const fields = {
      authorized_person: 'Ece Ok',
      phone_number: '+905321234567',
      search: 'toplu',
      status: 'Completed' as const,
    };
    const many = Array.from({ length: 2500 }, (_, index) => ({
      ...fields,
      email: `toplu${index}@ornek.example`,
      email_folded: `toplu${index}@ornek.example`,
      store_name: `Toplu ${index}`,
    }));
    await world.db.insertInto('merchant_applications').values(many).execute();
    const { rows, about } = await download({ search: 'toplu' });
    expect([rows.length - 1, about['Satır sayısı'], new Set(rows.map(([id]) => id)).size]).toEqual([2500, 2500, 2501]);
  }, 30_000);

  it('refuses what the list refuses (STAFF-40)', async () => {
    for (const query of ['status=Open', 'startDate=31-02-2026', 'page=1', 'venueId=1']) {
      const path = `${applicationEntries.exportList.path}?${query}`;
      expect((await world.server.send('GET', path, { token: world.admin })).status).toBe(400);
    }
    expect(applicationStatuses).toHaveLength(7);
    expect((await download({ status: 'Rejected' })).answer.status).toBe(200);
  });
});
