import type { publicApplicationEntries } from '@telve/api';
import { normalizeEmail } from '@telve/locale';
import { doneFirst, type Handlers } from '../../http/handlers';
import { confirmCode } from './confirm-code';
import { contractContent } from './contract-texts';
import { createApplication, createSimpleApplication } from './create';
import { checkEmail, sendCode } from './send-code';
import type { PublicApplicationServices } from './services';

/** The public application, its e-mail code and the contract texts. */
export const publicApplicationHandlers = (
  services: PublicApplicationServices,
): Handlers<typeof publicApplicationEntries> => ({
  checkByEmail: async ({ email }, call) => {
    await checkEmail(services, email, call);
    return true;
  },

  sendOtp: async (input, call) => ({ expiresIn: await sendCode(services, input, call) }),

  confirmOtp: async (input, call) => {
    await confirmCode(services, input, call);
    return true;
  },

  create: async (input, call) => {
    await createApplication(services, input, call);
    return true;
  },

  createSimple: doneFirst(
    ({ email }, { db, address, now }) => services.limits.simpleForm(db, { email: normalizeEmail(email), address, now }),
    async (input, call) => {
      await createSimpleApplication(services, input, call);
      return true as const;
    },
  ),

  contractContent: ({ ContractType }, { db }) => contractContent(db, ContractType),
});
