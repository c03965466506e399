import { applicationEntries, type MerchantApplication, mayChangeStatus, mayEdit } from '@telve/api';
import { foldTr } from '@telve/locale';
import { conflictWith, type FakeClient, fakeClient, page, refusal, stub } from '@telve/testing';
import { rowOf, sampleApplications } from './applications';

/** Who was first, as the server tells it. */
export const takenBy = (status: MerchantApplication['status']) =>
  refusal('invalid_status_change', {
    status: 409,
    payload: { status, changedAt: '2026-11-27T15:46:00Z', changedBy: 'Mert Karakoç' },
  });

/** A client over applications in memory that filters, refuses, judges and counts versions as the server does. */
export const applicationClient = (applications: readonly MerchantApplication[] = sampleApplications): FakeClient => {
  let stored = applications;
  const find = (id: number): MerchantApplication => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw refusal('not_found', { status: 404 });
    return found;
  };
  const put = (id: number, part: Partial<MerchantApplication>): MerchantApplication => {
    stored = stored.map((one) => (one.id === id ? { ...one, ...part, version: (one.version ?? 0) + 1 } : one));
    return find(id);
  };
  return fakeClient(
    [
      stub(applicationEntries.list, ({ page: number = 1, size = 10, search = '', status, startDate, endDate }) => {
        const found = stored.filter((one) => {
          const day = one.creationDate.slice(0, 10);
          const text = foldTr(`${one.storeName} ${one.authorizedPerson} ${one.email}`);
          const isIn = day >= (startDate ?? day) && day <= (endDate ?? day);
          return isIn && text.includes(foldTr(search)) && one.status === (status ?? one.status);
        });
        const rows = found.slice((number - 1) * size, number * size).map(rowOf);
        return page(rows, { totalCount: found.length, size });
      }),
      stub(applicationEntries.exportList, { blob: new Blob(['xlsx']), fileName: 'basvurular_27-11-2026.xlsx' }),
      stub(applicationEntries.detail, ({ id }) => find(id)),
      stub(applicationEntries.bankInfo, { bankName: 'Örnek Katılım Bankası' }),
      stub(applicationEntries.update, ({ id, version, ...part }) => {
        const before = find(id);
        if (version !== undefined && version !== before.version) throw conflictWith(before);
        if (mayEdit('staff', before.status) === 'nothing') throw refusal('application_not_editable', { status: 409 });
        const status = before.status === 'NewApplication' ? 'PendingPreApproval' : before.status;
        return put(id, { ...(part as Partial<MerchantApplication>), status });
      }),
      stub(applicationEntries.changeStatus, ({ id, status }) => {
        const before = find(id);
        if (!mayChangeStatus('staff', before.status, status)) throw takenBy(before.status);
        const change = { status, at: '2026-11-27T15:46:00Z', by: 'Nehir Saraçgil' };
        put(id, { status, history: [...(before.history ?? []), change] });
        return true;
      }),
      stub(applicationEntries.reviewDocuments, ({ id, verdicts, send }) => {
        const before = find(id);
        const documents = before.documents?.map((one) => {
          const given = verdicts.find(({ document }) => document === one.document);
          return given ? { ...one, ...given, reason: given.reason ?? null, note: given.note ?? null } : one;
        });
        return put(id, { documents, documentsWanted: send || before.documentsWanted === true });
      }),
    ],
    { identity: '1' },
  );
};
