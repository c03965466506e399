import {
  type Company,
  type CompanyRow,
  type CreateCompanyInput,
  type companyEntries,
  companySegments,
} from '@telve/api';
import { sheetTexts } from '@telve/api/imports';
import { type Call, callerOf, type Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { type Handlers, readAgain } from '../../http/handlers';
import { pageOf } from '../page';
import { createPagedReads } from '../paged-reads';
import { exportCompanies } from './export';
import { countCompanies, findCompany, selectCompanies } from './repository';
import { changeCompany, createCompany, switchCompany } from './service';

const expectCompany = async (db: Db, id: number): Promise<Company> => {
  const found = await findCompany(db, id);
  if (!found) throw new Refusal('company_not_found');
  return found;
};

/**
 * The partner companies of the panel.
 *
 * @param importFile takes companies over from a file
 */
export const companyHandlers = (
  importFile: Handlers<typeof companyEntries>['importFile'],
): Handlers<typeof companyEntries> => {
  const reads = createPagedReads<CompanyRow>();
  return {
    list: async (input, call) => {
      const { rows, totalCount, limit } = await reads.read(input, callerOf(call), {
        count: () => countCompanies(call.db, input),
        select: (offset, size) => selectCompanies(call.db, input, offset, size),
      });
      return pageOf(rows, totalCount, limit);
    },

    detail: ({ id }, { db }) => expectCompany(db, id),

    // A company names its executive.
    create: readAgain(
      async (input: CreateCompanyInput, call: Call) => {
        const made = await createCompany(input, call);
        call.afterCommit(reads.changed);
        return made;
      },
      (id, { db }) => expectCompany(db, id),
    ),

    update: async (input, call) => {
      await changeCompany(input, call);
      call.afterCommit(reads.changed);
      return true;
    },

    setActive: async (input, call) => {
      await switchCompany(input, call);
      call.afterCommit(reads.changed);
      return true;
    },

    segments: async () => companySegments.map((value) => ({ value, label: sheetTexts.companySegments[value] })),

    importFile: Object.assign(async (...[input, call, prepared]: Parameters<typeof importFile>) => {
      const answer = await importFile(input, call, prepared);
      call.afterCommit(reads.changed);
      return answer;
    }, importFile.before && { before: importFile.before }),

    exportList: (input, { db, now }) => exportCompanies(db, input, now),
  };
};
