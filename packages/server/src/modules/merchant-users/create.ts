import type { CreateMerchantUserInput, MerchantUserRow } from '@telve/api';
import { isUniqueViolation } from '../../db/errors';
import { type Call, callerOf, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import type { IssuedPassword } from '../../security/temporary-password';
import { writeAudit } from '../audit';
import type { AuthServices } from '../auth/services';
import { entity } from './entity';
import { expectPlace } from './place';
import { findMerchantUser } from './read';
import { toMerchantUserRow } from './row';
import { insertMerchantUser } from './write';

/** The same e-mail twice is refused (MU-35); the database decides, so that two at once cannot both win. */
const uniqueEmail = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'merchant_app_users_email_folded_key')) throw error;
    const code = 'reader_user_already_registered';
    throw new Refusal(code, { fields: [{ field: 'email', code }] });
  }
};

/**
 * Makes an account of the merchant app and mails its temporary password, good for seven days (D-27). It is active and
 * never waits for approval (D-31).
 */
export const createMerchantUser = async (
  { mails }: Pick<AuthServices, 'mails'>,
  input: CreateMerchantUserInput,
  secret: IssuedPassword,
  call: Call,
): Promise<MerchantUserRow> => {
  const caller = callerOf(call);
  const { email, role, companyId, venueId } = input;
  await expectPlace(call.db, input, caller);
  return inTransaction(call.db, async (trx: Db) => {
    const id = await uniqueEmail(() => insertMerchantUser(trx, input, secret, call.now));
    const { password, expiresAt } = secret;
    await mails.sendNewAccount(trx, { recipient: email, name: '', password, expiresAt, forPanel: false });
    const newValues = { email, role, companyId, venueId };
    await writeAudit(trx, call, { action: 'merchant_user_created', entity, entityId: id, newValues });
    const made = await findMerchantUser(trx, id, caller);
    if (!made) throw new Error('An account was made outside of its maker’s scope');
    return toMerchantUserRow(made);
  });
};
