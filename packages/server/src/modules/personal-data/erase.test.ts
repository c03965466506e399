import { applicationEntries, endUserEntries, merchantUserEntries, type Page, panelUserEntries } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldOrderChanges } from '../../db/orderTotals';
import { createPublicImages } from '../../files/publicImages';
import { deriveKeys } from '../../security/keys';
import { addDocument } from '../../testing/documentRows';
import { openTestDocuments, type TestDocuments } from '../../testing/documents';
import { addPerson, dumpFiles, dumpRows, foundIn, neighbour, person } from '../../testing/erasure';
import { type Applications, startApplications } from '../../testing/merchantApplications';
import { storedTotals } from '../../testing/orders';
import { pdf } from '../../testing/pdf';
import { type ErasureServices, erasePerson } from './erase';
import { erasedBefore } from './record';

const picture = 'members/isil.jpg';

let world: Applications;
let store: TestDocuments;
let services: ErasureServices;
let ids: Awaited<ReturnType<typeof addPerson>>;
let totals: Awaited<ReturnType<typeof storedTotals>>;
let erased: Awaited<ReturnType<typeof erasePerson>>;
const request = { doneBy: 'operator', reason: 'Talep 7', now: new Date('2026-03-09T10:00:00Z') };
const erase = (id: number) => erasePerson(world.db, services, { named: { kind: 'member', id }, ...request });

beforeAll(async () => {
  world = await startApplications();
  const { dataDir } = world.server.config;
  store = await openTestDocuments({ dataDir });
  const images = createPublicImages(dataDir);
  services = { key: deriveKeys(world.server.config.secret).erasure, documents: store.documents, images };
  await images.write(picture, Buffer.from(person.name));
  ids = await addPerson(world.db, `/media/${picture}`);
  const scan = await store.take({ name: `${person.name}.pdf`, type: 'application/pdf', bytes: pdf() });
  await addDocument(world.db, ids.applicationId, 'taxPlate', scan);
  await foldOrderChanges(world.db);
  totals = await storedTotals(world.db);
  expect(foundIn(await dumpRows(world.db))).toHaveLength(4);
  erased = await erase(ids.memberId);
}, 120_000);
afterAll(async () => {
  await store.close();
  await world.close();
});

describe('a person who was erased', () => {
  it('is in no row of any table and in no file', async () => {
    expect(foundIn(await dumpRows(world.db))).toEqual([]);
    expect(foundIn(await dumpFiles(world.server.config.dataDir))).toEqual([]);
    expect(await world.files()).toEqual([]);
    expect(await services.images.read(picture)).toBeUndefined();
  });

  it('leaves those of nearly the same name and address as they are', async () => {
    const dump = await dumpRows(world.db);
    for (const said of [neighbour.name, neighbour.email, neighbour.phone]) expect(dump).toContain(said);
  });

  it('leaves every order, and every total of them, as they were (REP-13)', async () => {
    await foldOrderChanges(world.db);
    expect(await storedTotals(world.db)).toEqual(totals);
    const orders = await world.db.selectFrom('orders').select('end_user_id').execute();
    expect(orders).toEqual(Array.from({ length: 3 }, () => ({ end_user_id: ids.memberId })));
  });

  it('keeps what the audit log says of states, and loses what it says of the person', async () => {
    const rows = await world.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const of = (entity: string) => rows.find((row) => row.entity === entity);
    expect(of('merchant_app_user')).toMatchObject({ address: null, new_values: { role: 'ReaderUser' } });
    expect(of('venue')).toMatchObject({
      ...{ address: '198.51.100.7', new_values: { executives: '•••, •••', name: 'Tamer Moda' } },
    });
    expect(of('merchant_application')).toMatchObject({
      ...{ address: null, new_values: { status: 'NewApplication', channel: 'confirm-mail-otp' } },
    });
  });

  it('leaves companies and venues of which a contact went with a new version and a change that holds no value', async () => {
    const { companyId, venueId } = ids;
    for (const [table, id] of [
      ['companies', companyId],
      ['venues', venueId],
    ] as const) {
      const row = world.db.selectFrom(table).select(['version', 'updated_at']).where('id', '=', id);
      expect(await row.executeTakeFirst(), table).toEqual({ version: 2, updated_at: request.now });
    }
    const rows = world.db.selectFrom('audit_log').selectAll().where('at', '=', request.now).orderBy('id');
    const told = { actor_id: null, address: null, request_id: null, old_values: null, new_values: null };
    expect(await rows.execute()).toMatchObject([
      { ...told, action: 'venue_changed', entity: 'venue', entity_id: String(venueId) },
      { ...told, action: 'company_changed', entity: 'company', entity_id: String(companyId) },
    ]);
  });

  it('is found by no call any more (SUP-21, STAFF-04)', async () => {
    const { memberId: id, applicationId, accountId, merchantUserId } = ids;
    const refused = [
      await world.call(endUserEntries.check, { id }),
      await world.call(endUserEntries.detail, { id }),
      await world.call(applicationEntries.detail, { id: applicationId }),
      await world.call(applicationEntries.byEmail, { email: person.email }),
      await world.call(panelUserEntries.detail, { id: accountId }),
      await world.call(merchantUserEntries.detail, { id: merchantUserId }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 404, 404, 404, 404]);
    for (const entry of [applicationEntries.list, panelUserEntries.list, merchantUserEntries.list]) {
      const { body } = await world.call<Page<{ id: number }>>(entry, { size: 100 });
      const listed = body.payload?.items.map((row) => row.id) ?? [];
      for (const gone of [applicationId, accountId, merchantUserId]) expect([entry.id, listed]).not.toContain(gone);
      expect(body.payload?.totalCount).toBe(listed.length);
    }
    await expect(world.server.signIn(person.email)).rejects.toThrow();
  });

  it('has a destruction record that says what, when, by whom and why, and nothing of the person', async () => {
    const records = await world.db.selectFrom('destruction_records').selectAll().execute();
    expect(records).toEqual([
      {
        ...{ id: expect.any(Number), at: request.now, cause: 'request', subject: 'member' },
        ...{ subject_hash: expect.stringMatching(/^[\w-]{43}$/), done_by: 'operator', reason: 'Talep 7' },
        counts: {
          ...{ members: 1, applications: 1, documents: 1, panelUsers: 1, merchantUsers: 1, mails: 1, emailCodes: 1 },
          ...{ contacts: 3, keptAnswers: 1, mail_outboxMentions: 1, jobsMentions: 1, import_logsMentions: 1 },
          ...{ auditRows: 4, consents: 1 },
        },
      },
    ]);
    expect(erased).toEqual({ counts: expect.objectContaining(records[0]?.counts ?? {}), picturesLeft: [] });
  });

  it('keeps the proof of a consent under a hash (APP-15)', async () => {
    const consents = await world.db.selectFrom('consents').select(['email_folded', 'address', 'kind']).execute();
    expect(consents).toEqual([{ email_folded: expect.stringMatching(/^hmac:/), address: '', kind: 'NoticeRead' }]);
  });

  it('is not erased a second time, and who asks again can be told', async () => {
    const before = await dumpRows(world.db);
    expect(await erase(ids.memberId)).toBeUndefined();
    expect(await dumpRows(world.db)).toBe(before);
    const { key } = services;
    expect(await erasedBefore(world.db, key, { kind: 'member', id: ids.memberId })).toEqual(request.now);
    expect(await erasedBefore(world.db, key, { kind: 'member', id: 999 })).toBeUndefined();
  });
});
