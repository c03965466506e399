import { applicationEntries, applicationStatuses, type DocumentVerdict, type MerchantApplication } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Applications,
  addCompleteApplication,
  codeOf,
  pdfFile,
  startApplications,
} from '../../testing/merchantApplications';

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
  id = await addCompleteApplication(world.db, { email, status: 'PendingApproval' });
  token = await world.signIn(email);
});

const again = (document: DocumentVerdict['document'], note?: string): DocumentVerdict => ({
  document,
  verdict: 'Again',
  reason: 'Unreadable',
  ...(note !== undefined && { note }),
});
const review = (verdicts: readonly object[], send: boolean, who?: string) =>
  world.call<MerchantApplication>(applicationEntries.reviewDocuments, { id, verdicts, send }, who);
const own = async () =>
  (await world.call<MerchantApplication>(applicationEntries.byEmail, { email }, token)).body.payload;
const verdicts = (application: MerchantApplication | null | undefined) =>
  Object.fromEntries(
    (application?.documents ?? []).flatMap(({ document, verdict, reason, note }) =>
      verdict === null ? [] : [[document, [verdict, reason, note]]],
    ),
  );

describe('the review of documents', () => {
  it('is a note of the staff until it is sent (STAFF-14)', async () => {
    const { status, body } = await review(
      [again('taxPlate', ' Alt kenar\nkesik. '), { document: 'contract', verdict: 'Fine' }],
      false,
    );
    const kept = { taxPlate: ['Again', 'Unreadable', 'Alt kenar\nkesik.'], contract: ['Fine', null, null] };
    expect([status, verdicts(body.payload), body.payload?.documentsWanted]).toEqual([200, kept, false]);
    expect([verdicts(await world.detail(id)), verdicts(await own()), await world.mailsTo(email)]).toEqual([
      kept,
      {},
      [],
    ]);
    expect(codeOf(await world.save({ id, taxPlate: pdfFile() }, token))).toBe('application_not_editable');
  });

  it('sends documents back with one mail, and the applicant replaces those alone (STAFF-14, WIZ-15)', async () => {
    await review([again('taxPlate', 'Alt kenar kesik.'), again('contract')], true);
    expect(await world.mailsTo(email)).toEqual(['applicationDocumentsWanted']);
    const seen = await own();
    expect([seen?.documentsWanted, verdicts(seen)]).toEqual([
      true,
      { taxPlate: ['Again', 'Unreadable', 'Alt kenar kesik.'], contract: ['Again', 'Unreadable', null] },
    ]);
    const others = await world.save(
      { id, taxPlate: pdfFile(), signatureCircular: pdfFile(), taxOffice: 'Moda' },
      token,
    );
    expect([codeOf(others), others.body.errors.map(({ field }) => field)]).toEqual([
      'application_not_editable',
      ['taxOffice', 'signatureCircular'],
    ]);
    const first = await world.save({ id, taxPlate: pdfFile('yeni.pdf') }, token);
    expect([first.body.payload?.documentsWanted, verdicts(first.body.payload)]).toEqual([
      true,
      { contract: ['Again', 'Unreadable', null] },
    ]);
    const last = await world.save({ id, contract: pdfFile('yeni.pdf') }, token);
    expect([last.body.payload?.documentsWanted, verdicts(last.body.payload), last.body.payload?.status]).toEqual([
      false,
      {},
      'PendingApproval',
    ]);
    expect(codeOf(await world.save({ id, contract: pdfFile() }, token))).toBe('application_not_editable');
    expect((await world.changeStatus(id, 'Completed')).status).toBe(200);
  });

  it('may be taken back before the applicant has answered (STAFF-14)', async () => {
    await review([again('taxPlate')], true);
    await review([{ document: 'taxPlate', verdict: 'Fine', reason: 'Expired', note: 'unutuldu' }], false);
    const stored = await world.detail(id);
    expect([stored.documentsWanted, verdicts(stored)]).toEqual([false, { taxPlate: ['Fine', null, null] }]);
    expect(codeOf(await world.save({ id, taxPlate: pdfFile() }, token))).toBe('application_not_editable');
  });

  it('ends with every change of status (STAFF-28)', async () => {
    await review([again('taxPlate')], true);
    await world.changeStatus(id, 'Rejected');
    expect((await world.detail(id)).documentsWanted).toBe(false);
    expect(codeOf(await world.save({ id, taxPlate: pdfFile() }, token))).toBe('application_not_editable');
  });

  it('sends nothing where nothing is wanted (STAFF-14)', async () => {
    const { body } = await review([{ document: 'taxPlate', verdict: 'Fine' }], true);
    expect([body.payload?.documentsWanted, await world.mailsTo(email)]).toEqual([false, []]);
  });

  it('needs a reason, a stored document and one verdict for each (STAFF-14)', async () => {
    const faults = async (list: readonly object[]) => {
      const { status, body } = await review(list, true);
      return [status, body.errors.map(({ field, code }) => `${field} ${code}`)];
    };
    expect(await faults([{ document: 'taxPlate', verdict: 'Again' }])).toEqual([400, ['verdicts[0].reason required']]);
    expect(await faults([again('taxPlate', 'x'.repeat(501))])).toEqual([400, ['verdicts[0].note max_length']]);
    expect(await faults([again('taxPlate'), again('taxPlate')])).toEqual([400, ['verdicts[1].document one_of']]);
    await world.db
      .deleteFrom('application_documents')
      .where('application_id', '=', id)
      .where('document', '=', 'contract')
      .execute();
    expect(await faults([again('taxPlate'), again('contract')])).toEqual([400, ['verdicts[1].document one_of']]);
    expect([verdicts(await world.detail(id)), await world.mailsTo(email)]).toEqual([{}, []]);
    expect(await faults([again('taxPlate')])).toEqual([200, []]);
  });

  it.each(applicationStatuses)('is for PendingApproval alone: %s (STAFF-27, STAFF-28, STAFF-41)', async (status) => {
    await world.db.updateTable('merchant_applications').set({ status }).where('id', '=', id).execute();
    expect(codeOf(await review([again('taxPlate')], false))).toBe(
      status === 'PendingApproval' ? 'ok' : 'application_not_editable',
    );
  });

  it('is in the log, and raises the version (STAFF-14)', async () => {
    const { body } = await review([again('taxPlate')], true);
    expect(body.payload?.version).toBe(2);
    const log = world.db.selectFrom('audit_log').select(['action', 'old_values', 'new_values']);
    expect(
      await log.where('entity', '=', 'merchant_application').where('entity_id', '=', String(id)).execute(),
    ).toEqual([
      {
        action: 'application_documents_reviewed',
        old_values: { taxPlate: { verdict: null, reason: null } },
        new_values: { taxPlate: { verdict: 'Again', reason: 'Unreadable' }, sent: true },
      },
    ]);
  });
});
