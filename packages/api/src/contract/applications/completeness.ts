import { isIban, isPersonName, isTaxNumber, parsePhone } from '@telve/locale';
import { isEmail } from '../email';
import { limits } from '../limits';
import type { ApplicationFields, PreApplicationFields } from './records';
import { type ApplicationDocument, applicationDocuments } from './values';

/** Steps of the wizard that are filled in; the sixth is the approval (WIZ-03). */
export const applicationSteps = ['company', 'bank', 'person', 'store', 'documents'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** What completeness is told from: every field, and the documents that are there, newly chosen or stored. */
export type ApplicationState = ApplicationFields &
  Pick<PreApplicationFields, 'storeName' | 'authorizedPerson' | 'phoneNumber'> & {
    /** Empty while no bank is known. */
    bankName: string;
    documents: ReadonlySet<ApplicationDocument>;
  };

/** A field that keeps an application from being complete. */
export interface ApplicationGap {
  step: ApplicationStep;
  field: keyof ApplicationFields | 'storeName' | 'authorizedPerson' | 'phoneNumber' | 'bankName' | ApplicationDocument;
  /** `missing`: nothing is there; `invalid`: what is there breaks the field's rule. */
  kind: 'missing' | 'invalid';
}

type FieldName = Exclude<ApplicationGap['field'], ApplicationDocument>;
type Rule = readonly [field: FieldName, isValid?: (text: string) => boolean];

const optional = (isValid: (text: string) => boolean) => (text: string) => text.trim() === '' || isValid(text);

const isPhone = (text: string): boolean => parsePhone(text) !== null;

/** Fields that a step needs, and what may be empty but not wrong (WIZ-07 to WIZ-10). */
const needed: Record<Exclude<ApplicationStep, 'documents'>, readonly Rule[]> = {
  company: [['ownerName', isPersonName], ['companyTitle'], ['companyMail', isEmail]],
  bank: [['iban', isIban], ['accountName'], ['bankName']],
  person: [['authorizedPerson', isPersonName], ['authorizedPersonTitle'], ['authorizedPersonMail', isEmail]],
  store: [['storeName'], ['storeAddress'], ['subscriptionType'], ['coffeeSizeType'], ['milkType']],
};

const checked: Partial<Record<ApplicationStep, readonly Rule[]>> = {
  company: [
    ['taxIdNumber', optional(isTaxNumber)],
    ['kepAddress', optional(isEmail)],
  ],
  person: [['phoneNumber', optional(isPhone)]],
};

/** What staff needs besides before an application is completed (STAFF-25). */
const neededByStaff: readonly Rule[] = [['taxOffice'], ['taxIdNumber', isTaxNumber], ['invoiceAddress']];

const gapOf = (state: ApplicationState, step: ApplicationStep, [field, isValid]: Rule): ApplicationGap | null => {
  const value = state[field];
  if (value.length === 0 || (typeof value === 'string' && value.trim() === ''))
    return isValid?.('') === true ? null : { step, field, kind: 'missing' };
  if (typeof value !== 'string') return null;
  return value.length > limits.text || isValid?.(value) === false ? { step, field, kind: 'invalid' } : null;
};

const isGap = (gap: ApplicationGap | null): gap is ApplicationGap => gap !== null;

/** What one step lacks; none means it is complete (WIZ-07 to WIZ-11). */
export const stepGaps = (state: ApplicationState, step: ApplicationStep): ApplicationGap[] => {
  if (step === 'documents') {
    return applicationDocuments
      .filter((document) => !state.documents.has(document))
      .map((field) => ({ step, field, kind: 'missing' as const }));
  }
  const rules = [...needed[step], ...(checked[step] ?? [])];
  return rules.map((rule) => gapOf(state, step, rule)).filter(isGap);
};

/**
 * What an application lacks, in the order of the steps: for an `applicant` before it is handed in (WIZ-14), for `staff`
 * before it is completed (STAFF-24, STAFF-25). None means it is complete.
 */
export const applicationGaps = (state: ApplicationState, audience: 'applicant' | 'staff'): ApplicationGap[] => {
  const gaps = applicationSteps.flatMap((step) => stepGaps(state, step));
  if (audience === 'applicant') return gaps;
  const named = new Set(gaps.map(({ field }) => field));
  const further = neededByStaff.map((rule) => gapOf(state, 'company', rule)).filter(isGap);
  return [...further.filter(({ field }) => !named.has(field)), ...gaps];
};

/** The state of an application as stored. */
export const stateOf = (
  application: Omit<ApplicationState, 'documents'> & Partial<Record<`${ApplicationDocument}Url`, string | null>>,
): ApplicationState => ({
  ...application,
  documents: new Set(applicationDocuments.filter((document) => application[`${document}Url`])),
});
