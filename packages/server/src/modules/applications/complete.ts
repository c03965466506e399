import {
  type ApplicationActor,
  type ApplicationGap,
  type ApplicationStatus,
  applicationGaps,
  type FieldError,
  limits,
} from '@telve/api';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { documentsOf } from './store';
import { type ApplicationRecord, valuesOf } from './values';

/** Statuses that only a complete application gets. */
const needsAll: readonly ApplicationStatus[] = ['PendingApproval', 'AwaitingStoreOpening', 'Completed'];

const codes: Partial<Record<ApplicationGap['field'], FieldError['code']>> = {
  ownerName: 'person_name',
  authorizedPerson: 'person_name',
  companyMail: 'email',
  authorizedPersonMail: 'email',
  kepAddress: 'email',
  taxIdNumber: 'tax_number_length',
  phoneNumber: 'phone',
  iban: 'iban',
};

const faultOf = ({ field, kind }: ApplicationGap): FieldError => {
  if (kind === 'missing') return { field, code: 'required' };
  const code = codes[field];
  return code ? { field, code } : { field, code: 'max_length', params: { max: limits.text } };
};

/**
 * An application is handed in with all five steps (D-40), and completed with what staff needs besides (STAFF-25); before a
 * store's opening is awaited as well, because nothing can be added afterwards (STAFF-27).
 *
 * @throws Refusal `application_incomplete` with every missing or wrong field
 */
export const expectComplete = async (
  trx: Db,
  actor: ApplicationActor,
  record: ApplicationRecord,
  status: ApplicationStatus,
): Promise<void> => {
  if (!needsAll.includes(status)) return;
  const documents = new Set((await documentsOf(trx, record.id)).map(({ document }) => document));
  const gaps = applicationGaps({ ...valuesOf(record), bankName: record.bank_name, documents }, actor);
  if (gaps.length > 0) throw new Refusal('application_incomplete', { fields: gaps.map(faultOf) });
};

/** Statuses after which no document can be replaced any more. */
const ends: readonly ApplicationStatus[] = ['AwaitingStoreOpening', 'Completed'];

/**
 * While documents that were sent back are awaited an application can be rejected but not completed: staff takes the new
 * ones first, or takes the wish back.
 *
 * @throws Refusal `documents_awaited`
 */
export const expectDocuments = (
  { documents_wanted: areWanted }: ApplicationRecord,
  status: ApplicationStatus,
): void => {
  if (areWanted && ends.includes(status)) throw new Refusal('documents_awaited');
};
