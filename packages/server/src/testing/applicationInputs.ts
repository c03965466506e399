import type { ApplicationStatus } from '@telve/api';
import { addCompleteApplication, ibans } from './merchantApplications';
import { codeOf, confirmEmail, form, publicForms } from './publicApplications';
import type { TestServer } from './server';

type Inputs = Record<string, () => Promise<Record<string, unknown>> | Record<string, unknown>>;

let made = 0;

const someone = (): string => {
  made += 1;
  return `aday${made}@telve.example`;
};

/**
 * Inputs with which the calls of applications succeed for whoever may make them, by the ids of their entries: on what is
 * the caller's own where the caller is an applicant.
 *
 * @param userId account of the caller, if there is one
 */
export const applicationInputs = (server: TestServer, userId: number | undefined): Inputs => {
  const forms = publicForms(() => server);

  const ownEmail = async (): Promise<string | undefined> => {
    const account = server.db
      .selectFrom('panel_users')
      .select(['email', 'role'])
      .where('id', '=', userId ?? 0);
    const found = await account.executeTakeFirst();
    return found?.role === 'AppliedMerchantUser' ? found.email : undefined;
  };

  /** Pre-approved where it is the applicant's own, else waiting for staff. */
  const add = async (waiting: ApplicationStatus = 'NewApplication') => {
    const own = await ownEmail();
    const email = own ?? someone();
    const id = await addCompleteApplication(server.db, { email, status: own ? 'PreApproved' : waiting });
    return { id, email, next: own ? 'PendingApproval' : 'Rejected' };
  };

  return {
    'applications.detail': async () => ({ id: (await add()).id }),
    'applications.byEmail': async () => ({ email: (await add()).email }),
    'applications.bankInfo': () => ({ iban: ibans.ziraat }),
    'applications.update': async () => ({ id: (await add()).id, phoneNumber: '5059998877' }),
    'applications.changeStatus': async () => {
      const { id, next } = await add();
      return { id, status: next };
    },
    'applications.reviewDocuments': async () => {
      const { id } = await add('PendingApproval');
      return { id, verdicts: [{ document: 'contract', verdict: 'Fine' }], send: false };
    },
    'publicApplications.checkByEmail': () => ({ email: someone() }),
    'publicApplications.sendOtp': () => ({ email: someone(), authorizedPerson: 'Ece Ok' }),
    'publicApplications.confirmOtp': async () => {
      const email = someone();
      await forms.sendCode(email);
      return { email, code: await codeOf(server, email), etkContract: true };
    },
    'publicApplications.create': async () => {
      const email = someone();
      await confirmEmail(server, forms, email);
      return form(email);
    },
    'publicApplications.createSimple': () => form(someone()),
    'publicApplications.contractContent': () => ({ ContractType: 'ClarificationText' }),
  };
};
