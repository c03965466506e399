import { applicationDocuments, applicationEntries, type MerchantApplication } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Applications,
  addApplication,
  allFiles,
  brokenFile,
  codeOf,
  completeFields,
  pdfFile,
  startApplications,
} from '../../testing/merchantApplications';
import { pdf } from '../../testing/pdf';

let world: Applications;
let turn = 0;
let email: string;
let id: number;
let token: string;
beforeAll(async () => {
  world = await startApplications();
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  turn += 1;
  email = `aday${turn}@ornek.example`;
  id = await addApplication(world.db, { email, status: 'PreApproved' });
  token = await world.signIn(email);
});

const rows = () =>
  world.db
    .selectFrom('application_documents')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('document')
    .execute();

/** Files of the store that no row names. */
const orphans = async () => {
  const known = await world.db.selectFrom('application_documents').select(['storage_key', 'preview_key']).execute();
  const keys = new Set(known.flatMap(({ storage_key, preview_key }) => [storage_key, preview_key]));
  return (await world.files()).filter((name) => !keys.has(name));
};

describe('a document', () => {
  it.each([
    ['WIZ-41', 'taxPlate'],
    ['WIZ-42', 'certificateOfActivity'],
    ['WIZ-43', 'signatureCircular'],
    ['WIZ-44', 'tradeRegistryRecord'],
    ['WIZ-45', 'contract'],
  ] as const)('is stored, and its link opens it: %s %s', async (_id, name) => {
    const { status, body } = await world.save({ id, [name]: pdfFile('Vergi levhası.pdf') }, token);
    const url = body.payload?.[`${name}Url`] ?? '';
    expect([status, body.payload?.documents]).toEqual([
      200,
      [
        {
          document: name,
          name: 'Vergi levhası.pdf',
          type: 'application/pdf',
          size: pdf().length,
          uploadedAt: '2026-03-10T09:00:00.000Z',
          url,
          previewUrl: null,
          verdict: null,
          reason: null,
          note: null,
        },
      ],
    ]);
    const opened = await fetch(new URL(url, world.server.url));
    expect([opened.status, opened.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
    expect(Buffer.from(await opened.arrayBuffer()).equals(pdf())).toBe(true);
    const others = applicationDocuments.filter((other) => other !== name).map((other) => body.payload?.[`${other}Url`]);
    expect(others).toEqual([null, null, null, null]);
  });

  it('has a link for each reader, and for nobody longer than five minutes (WIZ-41, STAFF-14)', async () => {
    const own = (await world.save({ id, taxPlate: pdfFile() }, token)).body.payload?.taxPlateUrl ?? '';
    const staffs = (await world.detail(id)).taxPlateUrl ?? '';
    expect(own).not.toBe(staffs);
    const open = async (url: string) => (await fetch(new URL(url, world.server.url))).status;
    expect([await open(own), await open(staffs)]).toEqual([200, 200]);
    world.server.clock.advance(301_000);
    expect([await open(own), await open(staffs)]).toEqual([404, 404]);
    world.server.clock.advance(-301_000);
  });

  it('replaces the one before it, whose file and link are gone (STAFF-38)', async () => {
    const first = (await world.save({ id, contract: pdfFile('bir.pdf') }, token)).body.payload?.contractUrl ?? '';
    const [before] = await rows();
    const { body } = await world.save({ id, contract: pdfFile('iki.pdf') }, token);
    expect(body.payload?.documents?.map(({ name }) => name)).toEqual(['iki.pdf']);
    await expect.poll(() => orphans()).toEqual([]);
    expect(await world.files()).not.toContain(before?.storage_key);
    expect((await fetch(new URL(first, world.server.url))).status).toBe(404);
  });

  it('is named when it is refused, with every other refused one, and nothing of the save stays (WIZ-61, WIZ-54)', async () => {
    const files = await world.files();
    const save = { id, ...completeFields, ...allFiles(), taxPlate: brokenFile(), contract: brokenFile() };
    const answer = await world.save(save, token);
    expect([answer.status, codeOf(answer), answer.body.errors]).toEqual([
      422,
      'unprocessable_file',
      [
        expect.objectContaining({ field: 'taxPlate', code: 'file_content' }),
        expect.objectContaining({ field: 'contract', code: 'file_content' }),
      ],
    ]);
    expect([await rows(), await world.files(), (await world.detail(id)).version]).toEqual([[], files, 1]);
    expect((await world.save({ ...save, taxPlate: pdfFile(), contract: pdfFile() }, token)).status).toBe(200);
    expect([(await rows()).length, await orphans()]).toEqual([5, []]);
  });

  it('of a save that came too late is removed again, though it was stored already (WIZ-61)', async () => {
    const files = await world.files();
    const saves = ['bir', 'iki', 'üç', 'dört', 'beş'].map((name) =>
      world.save({ id, version: 1, companyTitle: name, contract: pdfFile(`${name}.pdf`) }, token),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(codeOf).sort()).toEqual(['ok', ...Array(4).fill('version_conflict')]);
    const won = answers.find(({ status }) => status === 200)?.body.payload;
    expect([(await rows()).map(({ name }) => name), await orphans()]).toEqual([[`${won?.companyTitle}.pdf`], []]);
    expect(await world.files()).toHaveLength(files.length + 1);
  });

  it.each([
    ['belge.docx', 'file_type'],
    ['bos.pdf', 'file_empty'],
  ])('called %s is refused before it is looked at (WIZ-54)', async (name, code) => {
    const file = new File(name.startsWith('bos') ? [] : ['x'], name);
    const answer = await world.save({ id, contract: file }, token);
    expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ field: 'contract', code })]]);
    expect(await orphans()).toEqual([]);
  });
});

describe('the whole of the wizard', () => {
  it('is handed in with one save and one change of status, once it is complete (WIZ-14, WIZ-61, WIZ-64, STAFF-16)', async () => {
    const change = () => world.changeStatus(id, 'PendingApproval', token);
    const early = await change();
    expect([early.status, codeOf(early)]).toEqual([409, 'application_incomplete']);
    expect(early.body.errors.map(({ field }) => field)).toEqual([
      ...['ownerName', 'companyTitle', 'companyMail', 'iban', 'accountName', 'bankName', 'authorizedPersonTitle'],
      ...['authorizedPersonMail', 'storeAddress', 'coffeeSizeType', 'milkType', ...applicationDocuments],
    ]);
    const { contract, ...four } = allFiles();
    expect((await world.save({ id, ...completeFields, ...four }, token)).body.payload?.bankName).toBe('Ziraat Bankası');
    expect((await change()).body.errors).toEqual([expect.objectContaining({ field: 'contract', code: 'required' })]);
    await world.save({ id, contract }, token);
    expect((await change()).body.payload).toBe(true);
    const own = await world.call<MerchantApplication>(applicationEntries.byEmail, { email }, token);
    expect(own.body.payload).toMatchObject({ status: 'PendingApproval', documentsWanted: false });
    expect(own.body.payload?.history?.at(-1)).toMatchObject({ status: 'PendingApproval', by: 'Deniz Işık' });
    expect(await world.mailsTo(email)).toEqual(['applicationPendingApproval']);
    expect(codeOf(await change())).toBe('invalid_status_change');
  });

  it('sent twice with the same key is stored once (WIZ-61)', async () => {
    const send = () => {
      const form = new FormData();
      form.append('id', String(id));
      form.append('contract', pdfFile());
      const headers = { 'idempotency-key': `kayit-${id}` };
      return world.server.send('PUT', applicationEntries.update.path, { token, raw: form, headers });
    };
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([(await rows()).length, await orphans()]).toEqual([1, []]);
  });
});
