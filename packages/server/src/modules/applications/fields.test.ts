import { applicationEntries, type MerchantApplication } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Applications,
  addApplication,
  codeOf,
  ibans,
  startApplications,
} from '../../testing/merchantApplications';
import type { ApplicationField } from './values';

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

describe('a field of the wizard', () => {
  it.each([
    ['WIZ-19', 'companyName', 'Çınaraltı Gıda', 'Çınaraltı Gıda'],
    ['WIZ-20', 'ownerName', '  Şükrü   Çağ ', 'Şükrü Çağ'],
    ['WIZ-21', 'companyTitle', 'Çınaraltı Ltd. Şti.', 'Çınaraltı Ltd. Şti.'],
    ['WIZ-22', 'companyType', 'Limited', 'Limited'],
    ['WIZ-23', 'kepAddress', 'cinaralti@hs01.kep.tr', 'cinaralti@hs01.kep.tr'],
    ['WIZ-24', 'companyMail', 'muhasebe@cinaralti.example', 'muhasebe@cinaralti.example'],
    ['WIZ-25', 'companyAddress', 'Bağdat Cad. 1\nKadıköy', 'Bağdat Cad. 1\nKadıköy'],
    ['WIZ-26', 'taxOffice', 'Kadıköy', 'Kadıköy'],
    ['WIZ-27', 'taxIdNumber', '0123456789', '0123456789'],
    ['WIZ-28', 'invoiceAddress', 'Moda Cad. 2', 'Moda Cad. 2'],
    ['WIZ-29', 'accountName', 'Çınaraltı Gıda', 'Çınaraltı Gıda'],
    ['WIZ-31', 'iban', 'tr62 0001 0012 3456 7890 1234 56', ibans.ziraat],
    ['WIZ-32', 'authorizedPerson', 'İpek Işık', 'İpek Işık'],
    ['WIZ-33', 'authorizedPersonTitle', 'Müdür', 'Müdür'],
    ['WIZ-34', 'authorizedPersonMail', 'mudur@cinaralti.example', 'mudur@cinaralti.example'],
    ['WIZ-35', 'phoneNumber', '(505) 999 88 77', '+905059998877'],
    ['WIZ-36', 'subscriptionType', 'BASIC', 'BASIC'],
    ['WIZ-37', 'coffeeSizeType', ['Large', 'Small', 'Small'], ['Small', 'Large']],
    ['WIZ-38', 'milkType', ['FullFat', 'LowFat'], ['LowFat', 'FullFat']],
    ['WIZ-39', 'storeName', 'Moda Kahve', 'Moda Kahve'],
    ['WIZ-39', 'storeAddress', 'Moda Cad. 3', 'Moda Cad. 3'],
  ] as const)('is saved and returned: %s %s', async (_id, name, typed, kept) => {
    const { id, token } = await applicant();
    const answer = await world.save({ id, [name]: typed }, token);
    expect([answer.status, answer.body.payload?.[name]]).toEqual([200, kept]);
    const again = await world.call<MerchantApplication>(applicationEntries.byEmail, { email }, token);
    expect(again.body.payload).toEqual({ ...answer.body.payload, documents: [] });
    expect((await world.detail(id))[name]).toEqual(kept);
  });

  it('has id, status and day beside it; size, milk, plan and company kind have the stated values (WIZ-18, WIZ-22, WIZ-36, WIZ-37, WIZ-38, STAFF-37)', async () => {
    const { id, token } = await applicant();
    expect(await world.detail(id)).toMatchObject({
      id,
      status: 'PreApproved',
      creationDate: '2026-03-10T09:00:00.000Z',
      companyType: 'Individual',
      subscriptionType: 'PLUS',
    });
    for (const [name, value] of [
      ['companyType', 'Holding'],
      ['subscriptionType', 'GENERAL'],
      ['coffeeSizeType', ['Middle']],
      ['milkType', ['Soy']],
    ] as const) {
      const { status, body } = await world.call(applicationEntries.update, { id, [name]: value }, token);
      expect([status, body.errors[0]?.field.split('[')[0], body.errors[0]?.code]).toEqual([400, name, 'one_of']);
    }
  });

  it('is the agreement type as well as the plan (WIZ-40)', async () => {
    const { id, token } = await applicant();
    const { body } = await world.save({ id, subscriptionType: 'BASIC' }, token);
    expect([body.payload?.agreementType, body.payload?.subscriptionType]).toEqual(['BASIC', 'BASIC']);
  });

  it('of the bank follows from the IBAN alone, whatever is sent (WIZ-30)', async () => {
    const { id, token } = await applicant();
    const bankOf = async (input: object) =>
      (await world.call<MerchantApplication>(applicationEntries.update, { id, ...input }, token)).body.payload
        ?.bankName;
    expect(await bankOf({ iban: ibans.ziraat })).toBe('Ziraat Bankası');
    expect(await bankOf({ iban: ibans.isBank })).toBe('Türkiye İş Bankası');
    const form = new FormData();
    for (const [name, value] of Object.entries({ id, bankName: 'Benim Bankam' })) form.append(name, String(value));
    await world.server.send('PUT', applicationEntries.update.path, { token, raw: form });
    expect((await world.detail(id)).bankName).toBe('Türkiye İş Bankası');
    expect(await bankOf({ iban: '' })).toBe('');
  });

  it.each([['123456789'], ['01234567890'], ['012345678a']])(
    'is refused as tax_number_length when it is %s (WIZ-58, WIZ-57)',
    async (taxIdNumber) => {
      const { id, token } = await applicant();
      const answer = await world.save({ id, taxIdNumber, taxOffice: 'Kadıköy' }, token);
      expect([answer.status, codeOf(answer), answer.body.friendlyMessage?.message]).toEqual([
        400,
        'tax_number_length',
        'Vergi Numarası 10 haneden oluşmalıdır.',
      ]);
      expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'taxIdNumber' })]);
      expect((await world.save({ id, taxIdNumber: '0123456789' }, token)).status).toBe(200);
      expect((await world.detail(id)).taxOffice).toBe('');
    },
  );

  it('may be left out, and is emptied by an empty text (STAFF-38)', async () => {
    const { id, token } = await applicant();
    await world.save({ id, companyTitle: 'Ünvan', kepAddress: 'a@kep.example', milkType: ['LowFat'] }, token);
    const { body } = await world.save({ id, kepAddress: '', milkType: [] }, token);
    expect(body.payload).toMatchObject({ companyTitle: 'Ünvan', kepAddress: '', milkType: [], version: 3 });
  });

  it('keeps what the wizard has no rule for out: too long, no mail, no name, no IBAN (WIZ-47, WIZ-48, WIZ-50)', async () => {
    const { id, token } = await applicant();
    const wrong: Partial<Record<ApplicationField, [string, string]>> = {
      companyTitle: ['x'.repeat(256), 'max_length'],
      companyMail: ['abc', 'email'],
      ownerName: ['Ali', 'person_name'],
      iban: ['TR450006401234567890123457', 'iban'],
      phoneNumber: ['123', 'phone'],
    };
    for (const [field, [value, code]] of Object.entries(wrong)) {
      const { status, body } = await world.save({ id, [field]: value }, token);
      expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
    }
    expect((await world.save({ id, companyTitle: 'x'.repeat(255) }, token)).status).toBe(200);
  });
});
