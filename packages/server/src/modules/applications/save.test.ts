import { applicationEntries } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Applications,
  addApplication,
  addCompleteApplication,
  codeOf,
  pdfFile,
  startApplications,
} from '../../testing/merchantApplications';

let world: Applications;
let turn = 0;
let email: string;
beforeAll(async () => {
  world = await startApplications();
}, 60_000);
afterAll(() => world.close());
beforeEach(() => {
  turn += 1;
  email = `aday${turn}@ornek.example`;
});

/** The applicant of an application in PreApproved. */
const applicant = async () => {
  const id = await addApplication(world.db, { email, status: 'PreApproved' });
  return { id, token: await world.signIn(email) };
};

describe('a save', () => {
  it('takes nothing that is not the form’s: id, status, owner, version and unknown keys stay (STAFF-38)', async () => {
    const { id, token } = await applicant();
    const before = await world.db
      .selectFrom('merchant_applications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const form = new FormData();
    const tricks = {
      id,
      status: 'Completed',
      email_folded: 'x@y.zt',
      creationDate: '2020-01-01',
      documentsWanted: 'true',
      search: 'x',
      created_at: '2020-01-01',
      storeName: 'Yeni Ad',
    };
    for (const [name, value] of Object.entries(tricks)) form.append(name, String(value));
    expect((await world.server.send('PUT', applicationEntries.update.path, { token, raw: form })).status).toBe(200);
    const after = await world.db
      .selectFrom('merchant_applications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(after).toEqual({ ...before, store_name: 'Yeni Ad', search: expect.any(String), version: 2 });
  });

  it('of the same values changes nothing and leaves no trace (STAFF-38)', async () => {
    const id = await addApplication(world.db, { email });
    const { storeName, phoneNumber } = await world.detail(id);
    const answer = await world.save({ id, storeName, phoneNumber: `0${phoneNumber.slice(3)}` });
    expect(answer.body.payload).toMatchObject({ status: 'NewApplication', version: 1 });
    const log = world.db.selectFrom('audit_log').selectAll().where('entity_id', '=', String(id));
    expect([await log.execute(), await world.mailsTo(email)]).toEqual([[], []]);
  });

  it('over a newer version is refused with the stored application, and who wrote it (STAFF-38, D-91)', async () => {
    const id = await addCompleteApplication(world.db, { email, status: 'PendingApproval' });
    await world.save({ id, version: 1, taxOffice: 'Moda' }, world.other);
    const stale = await world.save({ id, version: 1, taxOffice: 'Kadıköy' });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'version_conflict']);
    expect(stale.body.payload).toMatchObject({
      current: { id, taxOffice: 'Moda', version: 2 },
      changedBy: 'Deniz Işık',
      changedAt: '2026-03-10T09:00:00.000Z',
    });
    expect((await world.save({ id, version: 2, taxOffice: 'Fatih' })).body.payload?.taxOffice).toBe('Fatih');
    expect((await world.save({ id, taxOffice: 'Son' })).body.payload?.version).toBe(4);
  });

  it('keeps exactly the changed fields in the log, of a file its name alone (STAFF-38)', async () => {
    const id = await addCompleteApplication(world.db, { email, status: 'PendingApproval' });
    await world.save({ id, taxOffice: 'Moda', milkType: ['LowFat'], contract: pdfFile('sözleşme.pdf') });
    const log = world.db.selectFrom('audit_log').select(['action', 'old_values', 'new_values']);
    expect(await log.where('entity_id', '=', String(id)).execute()).toEqual([
      {
        action: 'application_changed',
        old_values: { taxOffice: 'Kadıköy', milkType: ['FullFat'], contract: 'contract.pdf' },
        new_values: { taxOffice: 'Moda', milkType: ['LowFat'], contract: 'sözleşme.pdf' },
      },
    ]);
  });
});
