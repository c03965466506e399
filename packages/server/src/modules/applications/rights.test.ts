import { applicationStatuses } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Applications,
  addApplication,
  addCompleteApplication,
  codeOf,
  pdfFile,
  startApplications,
} from '../../testing/merchantApplications';
import { fieldNames } from './values';

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

describe('who may save', () => {
  const five = { storeName: 'Ad', authorizedPerson: 'Ece Ok', phoneNumber: '5059998877', address: 'Moda Cad. 1' };

  it.each(['NewApplication', 'PendingPreApproval'] as const)(
    'staff saves the five fields in %s (STAFF-18, STAFF-38)',
    async (status) => {
      const id = await addApplication(world.db, { email, status });
      const answer = await world.save({ id, ...five, email: `yeni-${email}` });
      expect(answer.body.payload).toMatchObject({
        ...five,
        phoneNumber: '+905059998877',
        email: `yeni-${email}`,
        companyName: 'Ad',
        status: 'PendingPreApproval',
      });
      const steps = answer.body.payload?.history?.map((step) => step.status);
      expect(steps).toEqual(status === 'NewApplication' ? ['NewApplication', 'PendingPreApproval'] : [status]);
      expect(await world.mailsTo(`yeni-${email}`)).toEqual(
        status === 'NewApplication' ? ['applicationPendingPreApproval'] : [],
      );
    },
  );

  it('staff saves no other field and no document before the pre-approval, though a form may send all it has (STAFF-21, STAFF-38)', async () => {
    const id = await addApplication(world.db, { email });
    const files = await world.files();
    const answer = await world.save({ id, ...five, taxOffice: 'Kadıköy', taxPlate: pdfFile() });
    expect([answer.status, codeOf(answer), answer.body.errors.map(({ field }) => field)]).toEqual([
      409,
      'application_not_editable',
      ['taxOffice', 'taxPlate'],
    ]);
    expect([(await world.detail(id)).storeName, await world.files()]).toEqual(['Çınaraltı Kahve', files]);
    const stored = await world.detail(id);
    const whole = Object.fromEntries(fieldNames.map((name) => [name, stored[name]]));
    expect((await world.save({ ...whole, id, ...five })).status).toBe(200);
  });

  it('staff empties none of the five, and gives nobody’s open e-mail away (STAFF-18)', async () => {
    const id = await addApplication(world.db, { email });
    await addApplication(world.db, { email: `dolu-${email}` });
    const emptied = await world.save({ id, storeName: ' ', email: '' });
    expect([emptied.status, emptied.body.errors]).toEqual([
      400,
      [
        expect.objectContaining({ field: 'storeName', code: 'required' }),
        expect.objectContaining({ field: 'email', code: 'required' }),
      ],
    ]);
    const taken = await world.save({ id, email: `DOLU-${email}` });
    expect([taken.status, taken.body.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          field: 'email',
          code: 'application_already_exists',
          message: 'Onaylanmamış bir başvurunuz bulunmaktadır.',
        }),
      ],
    ]);
    expect((await world.detail(id)).version).toBe(1);
    expect((await world.save({ id, email: `bos-${email}` })).status).toBe(200);
  });

  it.each(applicationStatuses)(
    'in %s the full form is saved by whom the state allows, and by nobody else (STAFF-26, STAFF-27, STAFF-28, STAFF-41, WIZ-15, WIZ-64, WIZ-65)',
    async (status) => {
      const id = await addCompleteApplication(world.db, { email, status });
      const token = await world.signIn(email);
      const ofStaff = codeOf(await world.save({ id, taxOffice: 'Moda' }));
      const ofApplicant = codeOf(await world.save({ id, taxOffice: 'Fatih' }, token));
      expect([ofStaff, ofApplicant]).toEqual([
        status === 'PendingApproval' ? 'ok' : 'application_not_editable',
        status === 'PreApproved' ? 'ok' : 'application_not_editable',
      ]);
    },
  );

  it('the e-mail stays once the account has it, and sent unchanged it is no change (STAFF-38)', async () => {
    const { id, token } = await applicant();
    const moved = await world.save({ id, email: `kacak-${email}` }, token);
    expect([codeOf(moved), moved.body.errors.map(({ field }) => field)]).toEqual([
      'application_not_editable',
      ['email'],
    ]);
    expect((await world.save({ id, email, companyTitle: 'Ünvan' }, token)).status).toBe(200);
  });

  it('a refusal says what the application has become, and who made it that (STAFF-26)', async () => {
    const id = await addApplication(world.db, { email });
    await world.changeStatus(id, 'Rejected', world.other);
    const late = await world.save({ id, ...five });
    expect(late.body.payload).toEqual({
      status: 'Rejected',
      changedAt: '2026-03-10T09:00:00.000Z',
      changedBy: 'Deniz Işık',
    });
  });
});
