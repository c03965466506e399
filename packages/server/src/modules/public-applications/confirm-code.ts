import type { ConfirmOtpInput } from '@telve/api';
import { normalizeEmail } from '@telve/locale';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { countTry, isBurnt, useCode } from './code-store';
import { isSameHash } from './codes';
import { agreedText, writeConsents } from './contract-texts';
import type { PublicApplicationServices } from './services';

const refuse = (code: 'invalid_otp' | 'too_many_incorrect_otp'): never => {
  throw new Refusal(code, { fields: [{ field: 'code', code }] });
};

/** Counts the try and answers the hash of a code that is right. Throws for every other (D-36). */
const rightHash = async (db: Db, email: string, hash: string, now: Date): Promise<string> => {
  const counted = await countTry(db, email, now);
  if (!counted) return refuse((await isBurnt(db, email)) ? 'too_many_incorrect_otp' : 'invalid_otp');
  if (isSameHash(counted.hash, hash)) return counted.hash;
  return refuse(counted.isLast ? 'too_many_incorrect_otp' : 'invalid_otp');
};

/**
 * Confirms an e-mail by its code, once, and keeps the consents (D-36, D-37). The try is counted for good before the code
 * is looked at; what a right one brings is kept together.
 */
export const confirmCode = async (
  { limits, emailCodes }: PublicApplicationServices,
  input: Pick<ConfirmOtpInput, 'email' | 'code' | 'contractVersion'>,
  { db, address, now }: Call,
): Promise<void> => {
  const email = normalizeEmail(input.email);
  // Before a try of the code is spent.
  const text = await agreedText(db, input.contractVersion);
  const hash = await rightHash(db, email, emailCodes.hash(email, input.code), now);
  await inTransaction(db, async (trx) => {
    if (!(await useCode(trx, { email, hash, now }))) refuse('invalid_otp');
    await writeConsents(trx, { email, text, address, channel: 'confirm-mail-otp', now });
    await limits.mailConfirmed(trx, { email, address });
  });
};
