import type { Download } from '../../client/client';
import { defineEntry } from '../entry';
import type { Done, Page, PageInput } from '../envelope';
import type {
  ApplicationFields,
  ApplicationRow,
  DocumentVerdict,
  MerchantApplication,
  PreApplicationFields,
} from './records';
import type { ApplicationDocument, ApplicationStatus } from './values';

/** Filters of the staff's list and of its export, by the day of the application (STAFF-35). */
export interface ApplicationListInput extends PageInput {
  /** `YYYY-MM-DD`, both days included. */
  startDate?: string;
  endDate?: string;
  status?: ApplicationStatus;
}

/**
 * A save: what is absent stays as it is, an empty text empties. A list of choices replaces the stored one. Staff saves the
 * five pre-application fields before the pre-approval and everything in PendingApproval; the applicant saves everything in
 * PreApproved, and the documents that were sent back in PendingApproval (D-41).
 */
export type UpdateApplicationInput = {
  id: number;
  /** Version that was read; a stale one is answered 409 `version_conflict`, none means the last write wins. */
  version?: number;
} & Partial<PreApplicationFields> &
  Partial<ApplicationFields> &
  Partial<Record<ApplicationDocument, File>>;

const participants = ['PanelUser', 'AppliedMerchantUser'] as const;
const staff = ['PanelUser'] as const;

const dates = { startDate: 'DD-MM-YYYY', endDate: 'DD-MM-YYYY' } as const;

export const list = defineEntry<ApplicationListInput, Page<ApplicationRow>>()({
  id: 'applications.list',
  method: 'GET',
  path: '/api/panel/company-application/company-list',
  access: staff,
  wire: { dates },
  reads: ['applications'],
});

/** The list as a workbook, with the list's filters (STAFF-40). */
export const exportList = defineEntry<Omit<ApplicationListInput, 'page' | 'size'>, Download>()({
  id: 'applications.exportList',
  method: 'GET',
  path: '/api/panel/company-application/export-company-list',
  kind: 'file',
  access: staff,
  wire: { dates },
});

/** An application as staff sees it. */
export const detail = defineEntry<{ id: number }, MerchantApplication>()({
  id: 'applications.detail',
  method: 'GET',
  path: '/api/panel/company-application/company-detail',
  access: staff,
  errors: ['not_found'],
  reads: ['applications'],
});

/** The newest application of an e-mail: the own one, for PanelUser any (D-51). */
export const byEmail = defineEntry<{ email: string }, MerchantApplication>()({
  id: 'applications.byEmail',
  method: 'GET',
  path: '/api/panel/company-application/company-detail/{email}',
  access: participants,
  errors: ['not_found'],
  reads: ['applications'],
});

/** The bank of an IBAN, by its five-digit code (D-52). */
export const bankInfo = defineEntry<{ iban: string }, { bankName: string }>()({
  id: 'applications.bankInfo',
  method: 'POST',
  path: '/api/panel/company-application/bank-info',
  kind: 'multipart',
  access: participants,
  errors: ['bank_not_found'],
});

/**
 * Saves fields and documents. A refused document names its field in `errors`; `application_not_editable` carries what the
 * application has become (`StatusTaken`).
 */
export const update = defineEntry<UpdateApplicationInput, MerchantApplication>()({
  id: 'applications.update',
  method: 'PUT',
  path: '/api/panel/company-application',
  kind: 'multipart',
  access: participants,
  errors: [
    'not_found',
    'tax_number_length',
    'application_not_editable',
    'application_already_exists',
    'unprocessable_file',
    'infected_file',
    'version_conflict',
    'storage_full',
  ],
  writes: ['applications'],
});

/**
 * Changes the status, along the allowed ways only (D-40). A lost race is answered with who was first; what would end the
 * review while documents that were sent back are awaited, with `documents_awaited`.
 */
export const changeStatus = defineEntry<{ id: number; status: ApplicationStatus }, Done>()({
  id: 'applications.changeStatus',
  method: 'PUT',
  path: '/api/panel/company-application/apply-company-application',
  access: participants,
  errors: [
    'not_found',
    'invalid_status_change',
    'application_incomplete',
    'documents_awaited',
    'user_already_registered',
  ],
  writes: ['applications', 'panel-users'],
});

/**
 * Keeps what staff says of documents, in PendingApproval. With `send` those to be uploaded again go back to the applicant
 * by mail; until then they are notes of the staff. While documents are awaited every further one is sent too. A stale
 * `version` is refused: a verdict must not land on a file that nobody has looked at.
 */
export const reviewDocuments = defineEntry<
  { id: number; version?: number; verdicts: DocumentVerdict[]; send: boolean },
  MerchantApplication
>()({
  id: 'applications.reviewDocuments',
  method: 'PUT',
  path: '/api/panel/company-application/review-documents',
  access: staff,
  errors: ['not_found', 'application_not_editable', 'version_conflict'],
  writes: ['applications'],
});

export const applicationEntries = {
  list,
  exportList,
  detail,
  byEmail,
  bankInfo,
  update,
  changeStatus,
  reviewDocuments,
};
