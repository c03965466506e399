import type { FaultMessage } from '@telve/kit';
import type { MerchantUserTexts } from '../texts';

/** Words of the server's refusals at a field (MU-33 to MU-35); rules are told in the kit's words (MU-20). */
export const merchantUserMessage =
  ({ errors }: MerchantUserTexts): FaultMessage =>
  ({ code }) =>
    Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : undefined;
