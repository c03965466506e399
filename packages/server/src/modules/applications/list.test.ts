import {
  type ApplicationListInput,
  type ApplicationRow,
  applicationEntries,
  applicationStatuses,
  type Page,
} from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Applications,
  addApplication,
  addDocumentRow,
  startApplications,
} from '../../testing/merchantApplications';

let world: Applications;
beforeAll(async () => {
  world = await startApplications();
  const { db } = world;
  await addApplication(db, {
    email: 'cinar@ornek.example',
    store_name: 'Çınaraltı Kahve',
    authorized_person: 'Işıl Öztürk',
    phone_number: '+905321234567',
    // The last instant of 28 February in Istanbul.
    created_at: new Date('2026-02-28T20:59:59.999Z'),
  });
  const id = await addApplication(db, {
    email: 'yildiz@ornek.example',
    store_name: 'Yıldız 1453',
    authorized_person: 'Ali Veli',
    phone_number: '+905059998877',
    status: 'PendingApproval',
    documents_wanted: true,
    // The first instant of 1 March in Istanbul.
    created_at: new Date('2026-02-28T21:00:00Z'),
  });
  await addDocumentRow(db, id, 'taxPlate');
  await addDocumentRow(db, id, 'contract');
  await addApplication(db, {
    email: 'deniz@ornek.example',
    store_name: 'Deniz %_ Kahve',
    phone_number: '+903124440000',
    status: 'Rejected',
    created_at: new Date('2026-03-05T09:00:00Z'),
  });
}, 60_000);
afterAll(() => world.close());

const list = async (input: ApplicationListInput = {}): Promise<Page<ApplicationRow>> => {
  const { body, text } = await world.call<Page<ApplicationRow>>(applicationEntries.list, input);
  if (!body.payload) throw new Error(text);
  return body.payload;
};
const emails = async (input: ApplicationListInput) => (await list(input)).items.map(({ email }) => email.split('@')[0]);

describe('the list of applications', () => {
  it('shows store, person, e-mail, phone, day and state, newest first (STAFF-35, D-29, D-91)', async () => {
    const { items, totalCount, totalPages } = await list();
    expect([totalCount, totalPages, items.map(({ storeName }) => storeName)]).toEqual([
      3,
      1,
      ['Deniz %_ Kahve', 'Yıldız 1453', 'Çınaraltı Kahve'],
    ]);
    expect(items[1]).toEqual({
      id: expect.any(Number),
      storeName: 'Yıldız 1453',
      authorizedPerson: 'Ali Veli',
      email: 'yildiz@ornek.example',
      phoneNumber: '+905059998877',
      creationDate: '2026-02-28T21:00:00.000Z',
      status: 'PendingApproval',
      statusSince: '2026-02-28T21:00:00.000Z',
      documentCount: 2,
      documentsWanted: true,
    });
  });

  it.each([
    ['store', 'CINARALTI'],
    ['person', 'ışıl öz'],
    ['e-mail', 'cinar@ornek'],
    ['phone as stored', '+90532'],
    ['phone as spoken', '0532 123'],
    ['phone as written', '(532) 123 45 67'],
  ])('searches the %s (STAFF-35, STAFF-04)', async (_what, search) => {
    expect(await emails({ search })).toEqual(['cinar']);
  });

  it('takes signs of patterns as they are, and digits of a name as such (STAFF-35)', async () => {
    expect(await emails({ search: '%_' })).toEqual(['deniz']);
    expect(await emails({ search: '1453' })).toEqual(['yildiz']);
    expect(await emails({ search: 'yok böyle' })).toEqual([]);
  });

  it('narrows by each of the seven states, and takes no other (STAFF-15, STAFF-35)', async () => {
    const found = await Promise.all(applicationStatuses.map((status) => emails({ status })));
    expect(Object.fromEntries(applicationStatuses.map((status, index) => [status, found[index]]))).toEqual({
      NewApplication: ['cinar'],
      PendingPreApproval: [],
      PreApproved: [],
      PendingApproval: ['yildiz'],
      AwaitingStoreOpening: [],
      Rejected: ['deniz'],
      Completed: [],
    });
    const answer = await world.call(applicationEntries.list, { status: 'Open' });
    expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ field: 'status' })]]);
  });

  it('reads days as DD-MM-YYYY on Istanbul’s calendar, both included (STAFF-36, STAFF-35)', async () => {
    const at = async (query: string) => {
      const path = `/api/panel/company-application/company-list?${query}`;
      const { body } = await world.server.send<Page<ApplicationRow>>('GET', path, { token: world.admin });
      return body.payload?.items.map(({ email }) => email.split('@')[0]);
    };
    expect(await at('startDate=28-02-2026&endDate=28-02-2026')).toEqual(['cinar']);
    expect(await at('startDate=01-03-2026&endDate=01-03-2026')).toEqual(['yildiz']);
    expect(await at('startDate=01-03-2026')).toEqual(['deniz', 'yildiz']);
    expect(await at('endDate=2026-02-28')).toEqual(['cinar']);
  });

  it('joins all filters, and pages (STAFF-35)', async () => {
    expect(await emails({ search: 'ornek', status: 'Rejected', startDate: '2026-03-05' })).toEqual(['deniz']);
    expect(await emails({ search: 'cinar', status: 'Rejected' })).toEqual([]);
    expect(await emails({ page: 2, size: 1 })).toEqual(['yildiz']);
    expect(await list({ page: 9, size: 2 })).toEqual({ items: [], totalCount: 3, totalPages: 2 });
  });

  it('is told of every change at once (STAFF-35)', async () => {
    const { items } = await list({ status: 'NewApplication' });
    await world.save({ id: items[0]?.id ?? 0, storeName: 'Yeni Ad' });
    expect((await list({ search: 'yeni ad' })).items[0]?.status).toBe('PendingPreApproval');
  });
});
