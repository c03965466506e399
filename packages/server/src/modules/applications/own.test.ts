import { applicationEntries, type MerchantApplication } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Applications,
  addApplication,
  addCompleteApplication,
  codeOf,
  pdfFile,
  startApplications,
} from '../../testing/merchantApplications';

const mine = 'ayse.isik@ornek.example';
const theirs = 'admin.isik@ornek.example';

let world: Applications;
let token: string;
let own: number;
let foreign: number;
beforeAll(async () => {
  world = await startApplications();
  own = await addApplication(world.db, { email: 'Ayse.Isik@ornek.example', status: 'PreApproved' });
  foreign = await addCompleteApplication(world.db, { email: theirs, status: 'PreApproved' });
  token = await world.signIn(mine);
}, 60_000);
afterAll(() => world.close());

const byEmail = (email: string, who = token) =>
  world.call<MerchantApplication>(applicationEntries.byEmail, { email }, who);

describe('an applicant', () => {
  it('reads the own application by the own e-mail in any case (WIZ-62, STAFF-37)', async () => {
    for (const email of [mine, mine.toUpperCase(), 'Ayse.Isik@ornek.example']) {
      expect((await byEmail(email)).body.payload?.id).toBe(own);
    }
  });

  it.each([
    ['as it is', theirs],
    ['in capitals', theirs.toUpperCase()],
    ['with a blank', ` ${theirs}`],
    ['with a blank behind', `${theirs} `],
    ['with a dotless i', theirs.replace('isik', 'ısık')],
    ['with a dotted capital', theirs.replace('isik', 'İSİK')],
    ['in full-width letters', theirs.replace('admin', 'ａｄｍｉｎ')],
    ['with a letter that shows nothing', theirs.replace('admin', 'ad\u200bmin')],
    ['with an end of line', `${theirs}\n`],
    ['with a NUL', `${theirs}\0`],
    ['with a plus', theirs.replace('@', '+x@')],
    ['as two', `${mine},${theirs}`],
    ['as a pattern', '%@ornek.example'],
    ['as SQL', "x' or '1'='1@ornek.example"],
    ['as a list', `["${theirs}"]`],
    ['without a part', 'ornek.example'],
    ['of nobody', 'kimse@ornek.example'],
  ])('reads no other’s, its e-mail spelled %s (WIZ-62)', async (_how, email) => {
    const answer = await byEmail(email);
    expect([answer.body.payload, [400, 404].includes(answer.status)]).toEqual([null, true]);
    expect(answer.text).not.toContain('0123456789');
    expect((await byEmail(theirs, world.admin)).body.payload?.id).toBe(foreign);
  });

  it('gets the same answer for another’s e-mail and for nobody’s (WIZ-62)', async () => {
    const [one, other] = [await byEmail(theirs), await byEmail('kimse@ornek.example')];
    const told = ({ status, body }: typeof one) => [status, body.friendlyMessage, body.errors, body.payload];
    expect(told(one)).toEqual(told(other));
    expect([one.status, codeOf(one)]).toEqual([404, 'not_found']);
  });

  it('changes the own one and no other (WIZ-61, WIZ-14)', async () => {
    const files = await world.files();
    const answers = [
      await world.save({ id: foreign, companyTitle: 'Benim', contract: pdfFile() }, token),
      await world.changeStatus(foreign, 'PendingApproval', token),
      await world.save({ id: 999_999, companyTitle: 'Benim' }, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect([await world.files(), (await world.detail(foreign)).status]).toEqual([files, 'PreApproved']);
    expect((await world.save({ id: own, companyTitle: 'Benim' }, token)).body.payload?.companyTitle).toBe('Benim');
  });

  it('is not told who of the staff did what (WIZ-62)', async () => {
    const email = 'sessiz@ornek.example';
    const id = await addApplication(world.db, { email });
    await world.changeStatus(id, 'PendingPreApproval');
    const who = await world.signIn(email);
    const { body } = await byEmail(email, who);
    expect(body.payload?.history).toEqual([
      { status: 'NewApplication', at: expect.any(String), by: null },
      { status: 'PendingPreApproval', at: expect.any(String), by: null },
    ]);
    const late = await world.changeStatus(id, 'Completed', who);
    expect(late.body.payload).toMatchObject({ status: 'PendingPreApproval', changedBy: null });
    expect((await world.detail(id)).history?.at(-1)?.by).toBe('İpek Işık');
  });

  it('reads the newest of several (WIZ-62, D-51)', async () => {
    const email = 'ikinci@ornek.example';
    await addApplication(world.db, { email, status: 'Rejected' });
    const newest = await addApplication(world.db, { email, status: 'PreApproved' });
    const who = await world.signIn(email);
    expect((await byEmail(email, who)).body.payload?.id).toBe(newest);
    expect((await byEmail(email, world.admin)).body.payload?.id).toBe(newest);
  });

  it('without an application is told that there is none (WIZ-65)', async () => {
    const who = await world.signIn('bos@ornek.example');
    expect((await byEmail('bos@ornek.example', who)).status).toBe(404);
  });
});

describe('staff', () => {
  it('reads any by its id, with all its fields and documents (STAFF-13, STAFF-14, STAFF-37)', async () => {
    const found = await world.detail(foreign);
    expect(found).toMatchObject({
      id: foreign,
      storeName: 'Çınaraltı Kahve',
      authorizedPerson: 'Şükrü Çağ',
      phoneNumber: '+905321234567',
      email: theirs,
      address: 'Bağdat Caddesi 1',
      taxIdNumber: '0123456789',
      bankName: 'Ziraat Bankası',
    });
    expect([found.taxPlateUrl, found.contractUrl]).toEqual([
      expect.stringMatching(/^\/files\/[\da-f-]{36}\?/),
      expect.stringMatching(/^\/files\/[\da-f-]{36}\?/),
    ]);
    expect((await world.call(applicationEntries.detail, { id: 999_999 })).status).toBe(404);
  });
});
