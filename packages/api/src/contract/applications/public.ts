import { defineEntry } from '../entry';
import type { Done } from '../envelope';
import type { ContractContent, PreApplicationFields } from './records';
import type { ContractType } from './values';

/** What both public forms send (APP-02, APP-41). */
export interface NewApplicationInput extends PreApplicationFields {
  /** A field that no person sees: a filled one is a machine's, and is answered like a success. */
  website?: string;
}

/** Says whether somebody may apply with this e-mail. */
export const checkByEmail = defineEntry<{ email: string }, Done>()({
  id: 'publicApplications.checkByEmail',
  method: 'GET',
  path: '/api/panel/company-application/check-by-email/{email}',
  access: 'public',
  errors: ['user_already_registered', 'application_already_exists'],
});

/** Mails a code. Repeated too early it sends nothing and is answered 429 with the seconds that are left (D-36). */
export const sendOtp = defineEntry<{ email: string; authorizedPerson: string }, { expiresIn: number }>()({
  id: 'publicApplications.sendOtp',
  method: 'POST',
  path: '/api/panel/company-application/send-mail-otp',
  access: 'public',
  errors: ['user_already_registered', 'application_already_exists'],
});

/** A code and the consent beside it. */
export interface ConfirmOtpInput {
  email: string;
  code: string;
  /** The ticked box: true (D-37). */
  etkContract: boolean;
  /** Version of the text that was shown, by which the consent is kept. Absent: nothing was opened, the newest one counts. */
  contractVersion?: number;
}

/**
 * Confirms the e-mail for fifteen minutes and one application, and keeps the consent with the text's version. A version
 * that there is not is refused: nobody can have agreed to it, and no try of the code is spent.
 */
export const confirmOtp = defineEntry<ConfirmOtpInput, Done>()({
  id: 'publicApplications.confirmOtp',
  method: 'POST',
  path: '/api/panel/company-application/confirm-mail-otp',
  access: 'public',
  errors: ['invalid_otp', 'too_many_incorrect_otp'],
});

/** Hands an application in. The e-mail must have been confirmed. */
export const create = defineEntry<NewApplicationInput, Done>()({
  id: 'publicApplications.create',
  method: 'POST',
  path: '/api/panel/company-application/new-application',
  access: 'public',
  idempotent: true,
  errors: ['otp_required', 'user_already_registered', 'application_already_exists'],
  writes: ['applications'],
});

/** The simple form: an application without a code (D-33). */
export const createSimple = defineEntry<NewApplicationInput, Done>()({
  id: 'publicApplications.createSimple',
  method: 'POST',
  path: '/api/panelApplication/applicationForm',
  access: 'public',
  idempotent: true,
  errors: ['user_already_registered', 'application_already_exists'],
  writes: ['applications'],
});

/** A contract text as it reads today (APP-39). Another type is refused. */
export const contractContent = defineEntry<{ ContractType: ContractType }, ContractContent>()({
  id: 'publicApplications.contractContent',
  method: 'GET',
  path: '/api/contract/get-contract-content',
  access: 'public',
});

export const publicApplicationEntries = {
  checkByEmail,
  sendOtp,
  confirmOtp,
  create,
  createSimple,
  contractContent,
};
