import type { Download } from '../client/client';
import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';
import { type ImportInput, type ImportResult, importErrors } from './imports';
import type { EnumValue } from './lookups';

/** 0 open, 1 closed (COMP-30). */
export type CompanyStatus = 0 | 1;
export const companyStatuses = [0, 1] as const satisfies readonly CompanyStatus[];
export const companyClosed = 1;

/** Why a company is closed (COMP-32). */
export const companyStatusReasons = [
  'TemporarilyOutOfService',
  'AbuseOfUse',
  'UserComplaint',
  'OperationalIssues',
  'ContractTermination',
  'LowRating',
  'BusinessTransfer',
  'GdprViolation',
] as const;
export type CompanyStatusReason = (typeof companyStatusReasons)[number];

/** Segments of companies (COMP-17, D-64). The server gives their labels. */
export const companySegments = ['Boutique', 'RegionalChain', 'NationalChain', 'Franchise'] as const;
export type CompanySegment = (typeof companySegments)[number];

/** The text with which a company turns the extra coffee fields of its venues on (COMP-29). */
export type CoffeeExtras = 'True' | 'False';

/** True for the text that turns the extra fields on, whatever its case (D-66). */
export const hasCoffeeExtras = (coffeeExtras: string): boolean => coffeeExtras.toLowerCase() === 'true';

/** Longest texts of a company, in UTF-16 units (COMP-37 to COMP-49). */
export const companyLimits = {
  companyTitle: 200,
  iban: 32,
  bankName: 150,
  /** On add, and what a server takes always (D-63). */
  executiveName: 250,
  /** On edit, in forms (COMP-46). */
  executiveNameOnEdit: 150,
  executiveTitle: 150,
  executivePhoneNumber: 50,
} as const;

/** What a form of a company holds (COMP-16 to COMP-31). An empty text is no value. */
export interface CompanyFields {
  companyName: string;
  companySegment: CompanySegment | '';
  companyTitle: string;
  taxAdministration: string;
  /** Ten digits. */
  taxIdentity: string;
  invoiceAddress: string;
  invoiceMailAddress: string;
  iban: string;
  bankName: string;
  executiveName: string;
  executiveTitle: string;
  executivePhoneNumber: string;
  active: boolean;
  coffeeExtras: CoffeeExtras;
  companyStatus: CompanyStatus;
  /** Only of a closed company (COMP-35). */
  companyStatusReasonType: CompanyStatusReason | '';
}

/** A partner company. */
export interface Company extends CompanyFields {
  id: number;
  /** Venues it has. */
  venueCount: number;
  version: number;
}

/** A row of the company list (D-29). */
export type CompanyRow = Pick<
  Company,
  | 'id'
  | 'companyName'
  | 'companySegment'
  | 'companyTitle'
  | 'taxAdministration'
  | 'taxIdentity'
  | 'companyStatus'
  | 'companyStatusReasonType'
  | 'active'
  | 'venueCount'
  | 'version'
>;

export interface CompanyListInput extends PageInput {
  isActive?: boolean;
}

/** What is absent is empty, closed extras and an open, active company are the defaults. */
export type CreateCompanyInput = Pick<CompanyFields, 'companyName'> & Partial<CompanyFields>;

/** What is absent stays as it is, an empty text empties. */
export type UpdateCompanyInput = {
  id: number;
  /** Version that was read; a stale one is answered 409 `version_conflict`, none means the last write wins. */
  version?: number;
} & CreateCompanyInput;

const access = ['PanelUser'] as const;

export const list = defineEntry<CompanyListInput, Page<CompanyRow>>()({
  id: 'companies.list',
  method: 'GET',
  path: '/api/panel/company/get-company-list',
  access,
  wire: { aliases: { isActive: ['active', 'statusFilter'] } },
  reads: ['companies'],
});

export const detail = defineEntry<{ id: number }, Company>()({
  id: 'companies.detail',
  method: 'GET',
  path: '/api/panel/company/company-detail/{id}',
  access,
  errors: ['company_not_found'],
  reads: ['companies'],
});

export const create = defineEntry<CreateCompanyInput, Company>()({
  id: 'companies.create',
  method: 'POST',
  path: '/api/panel/company/create-company',
  access,
  idempotent: true,
  errors: ['company_already_exists'],
  writes: ['companies'],
});

export const update = defineEntry<UpdateCompanyInput, Done>()({
  id: 'companies.update',
  method: 'PUT',
  path: '/api/panel/company/update-company',
  access,
  errors: ['company_not_found', 'company_already_exists', 'version_conflict'],
  writes: ['companies', 'venues'],
});

/** Carries no version: the last switch wins (D-91). A passive company changes no venue (D-64). */
export const setActive = defineEntry<{ id: number; active: boolean }, Done>()({
  id: 'companies.setActive',
  method: 'PUT',
  path: '/api/panel/company/change-active-company',
  access,
  errors: ['company_not_found'],
  writes: ['companies', 'venues'],
});

export const segments = defineEntry<Record<string, never>, EnumValue[]>()({
  id: 'companies.segments',
  method: 'GET',
  path: '/api/panel/company/segments',
  access,
});

/**
 * Takes companies over from a file. A company is known again by its tax number, without one by its name; the same file
 * twice changes nothing.
 */
export const importFile = defineEntry<ImportInput, ImportResult>()({
  id: 'companies.importFile',
  method: 'POST',
  path: '/api/panel/company/import',
  kind: 'multipart',
  access,
  errors: importErrors,
  writes: ['companies', 'venues'],
});

/** The list as a workbook, in the layout of the import (COMP-60). */
export const exportList = defineEntry<Omit<CompanyListInput, 'page' | 'size'>, Download>()({
  id: 'companies.exportList',
  method: 'GET',
  path: '/api/panel/company/export',
  kind: 'file',
  access,
  wire: { aliases: { isActive: ['active', 'statusFilter'] } },
});

export const companyEntries = { list, detail, create, update, setActive, segments, importFile, exportList };
