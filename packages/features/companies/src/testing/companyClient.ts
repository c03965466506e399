import {
  applicationEntries,
  type Company,
  companyEntries,
  companySegments,
  companyStatusReasons,
  type EnumValue,
  type ImportResult,
  lookupEntries,
  type Role,
} from '@telve/api';
import { company, conflictWith, type FakeClient, fakeClient, page, refusal, stub } from '@telve/testing';
import { companyTexts } from '../texts';

const { segments, statuses, reasons } = companyTexts.defaults;

/** An open one, a passive one, a closed one. */
export const sampleCompanies: readonly Company[] = [
  company(),
  company({ id: 2, companyName: 'Yağmur Kavurma', companyTitle: '', active: false, venueCount: 0 }),
  company({ id: 3, companyName: 'Işıl Pastacılık', companyStatus: 1, companyStatusReasonType: 'OperationalIssues' }),
];

const values = (names: readonly string[], labels: Readonly<Record<string, string>>): EnumValue[] =>
  names.map((value) => ({ value, label: labels[value] ?? value }));

/** The server's enumerations: the states by their names, where records have numbers. */
export const enumAnswers: Readonly<Record<string, EnumValue[]>> = {
  CompanyStatus: [
    { value: 'Open', label: statuses['0'] },
    { value: 'Closed', label: statuses['1'] },
  ],
  CompanyStatusReasonType: values(companyStatusReasons, reasons),
};

/** An import in which every row was new. */
export const importAnswer = (part: Partial<ImportResult> = {}): ImportResult => ({
  success: true,
  message: 'Dosya başarıyla yüklenmiştir',
  count: 1,
  logFileUrl: null,
  url: null,
  created: 1,
  updated: 0,
  unchanged: 0,
  failed: 0,
  failures: [],
  ...part,
});

export interface CompanyClientOptions {
  /** Default: three. */
  companies?: readonly Company[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

const refuseTwice = (stored: readonly Company[], taxIdentity: string | undefined, id?: number) => {
  if (!taxIdentity || !stored.some((one) => one.taxIdentity === taxIdentity && one.id !== id)) return;
  const code = 'company_already_exists';
  throw refusal(code, { status: 409, fields: [{ field: 'taxIdentity', code }] });
};

/** A client over companies in memory that searches, filters, refuses and counts versions as the server does. */
export const companyClient = ({ companies = sampleCompanies, roles }: CompanyClientOptions = {}): FakeClient => {
  let stored = companies;
  const find = (id: number): Company => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw refusal('company_not_found', { status: 404 });
    return found;
  };
  const save = (id: number, part: Partial<Company>) => {
    const before = find(id);
    const after = { ...before, ...part, version: before.version + 1 };
    stored = stored.map((one) => (one.id === id ? after : one));
    return true as const;
  };
  return fakeClient(
    [
      stub(companyEntries.list, ({ page: number = 1, size = 10, search = '', isActive }) => {
        const found = stored
          .filter(({ companyName, taxIdentity }) => `${companyName} ${taxIdentity}`.includes(search))
          .filter(({ active }) => isActive === undefined || active === isActive);
        return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
      }),
      stub(companyEntries.detail, ({ id }) => find(id)),
      stub(companyEntries.create, (input) => {
        refuseTwice(stored, input.taxIdentity);
        const made = company({ ...input, id: stored.length + 1, venueCount: 0 });
        stored = [made, ...stored];
        return made;
      }),
      stub(companyEntries.update, ({ id, version, ...input }) => {
        const before = find(id);
        if (version !== undefined && version !== before.version) throw conflictWith(before);
        refuseTwice(stored, input.taxIdentity, id);
        return save(id, input);
      }),
      stub(companyEntries.setActive, ({ id, active }) => save(id, { active })),
      stub(companyEntries.segments, values(companySegments, segments)),
      stub(companyEntries.importFile, () => importAnswer()),
      stub(companyEntries.exportList, { blob: new Blob(['x']), fileName: 'is-yerleri_28-11-2026.xlsx' }),
      stub(lookupEntries.getEnum, ({ name }) => enumAnswers[name] ?? []),
      stub(applicationEntries.bankInfo, () => ({ bankName: 'Deneme Bankası' })),
    ],
    { roles },
  );
};
