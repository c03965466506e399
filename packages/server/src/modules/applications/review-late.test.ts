import { applicationEntries, type DocumentVerdict, type MerchantApplication } from '@telve/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
  email = `gec${turn}@ornek.example`;
  id = await addCompleteApplication(world.db, { email, status: 'PendingApproval' });
  token = await world.signIn(email);
});

const again = (document: DocumentVerdict['document']): DocumentVerdict => ({
  document,
  verdict: 'Again',
  reason: 'Unreadable',
});
const review = (verdicts: readonly object[], send: boolean, version?: number) =>
  world.call<MerchantApplication>(applicationEntries.reviewDocuments, { id, verdicts, send, version });
const versionNow = async () => (await world.detail(id)).version;

it('lands on no file that was replaced meanwhile: a stale version is refused (STAFF-14)', async () => {
  await review([again('taxPlate')], true);
  const read = await versionNow();
  expect((await world.save({ id, taxPlate: pdfFile() }, token)).status).toBe(200);
  const late = await review([again('taxPlate')], true, read);
  expect([late.status, codeOf(late)]).toEqual([409, 'version_conflict']);
  expect((await world.detail(id)).documents?.find(({ document }) => document === 'taxPlate')?.verdict).toBeNull();
});

it('tells the applicant of every further wish while documents are awaited', async () => {
  await review([again('taxPlate')], true);
  await review([again('contract')], false);
  await review([{ document: 'signatureCircular', verdict: 'Fine' }], false);
  expect(await world.mailsTo(email)).toEqual(['applicationDocumentsWanted', 'applicationDocumentsWanted']);
});

it('names no member of the staff to an applicant whose save comes late', async () => {
  const read = await versionNow();
  await review([again('taxPlate')], true);
  const late = await world.save({ id, version: read, taxPlate: pdfFile() }, token);
  expect([codeOf(late), (late.body.payload as { changedBy?: string | null } | null)?.changedBy]).toEqual([
    'version_conflict',
    null,
  ]);
});
