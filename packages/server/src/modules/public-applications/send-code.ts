import { otpSeconds } from '@telve/api';
import { cleanEmail, normalizeEmail } from '@telve/locale';
import { type Call, inTransaction } from '../../http/call';
import { storeCode } from './code-store';
import { knownAs, refusalOf } from './known';
import type { PublicApplicationServices } from './services';

/** Says whether an e-mail may apply (APP-28). With uniform answers it always may: the mail tells its owner more. */
export const checkEmail = async (
  { limits, uniformAnswers }: PublicApplicationServices,
  typed: string,
  { db, address, now }: Call,
): Promise<void> => {
  const email = normalizeEmail(typed);
  await limits.mailAsked(db, { email, address, now });
  const known = await knownAs(db, email);
  if (known && !uniformAnswers) throw refusalOf(known);
};

/**
 * Mails a code and answers how many seconds it lives (D-36). Code, mail and what is counted of them are kept together
 * or not at all, so that a mail which could not be queued costs nothing. With uniform answers a known e-mail gets a mail
 * that says why there is no code, and a code that nobody knows is kept: every later answer is like any other's.
 */
export const sendCode = async (
  services: PublicApplicationServices,
  input: { email: string; authorizedPerson: string },
  { db, address, now }: Call,
): Promise<number> => {
  const { limits, emailCodes, applicationMails, uniformAnswers } = services;
  const email = normalizeEmail(input.email);
  await limits.mailAsked(db, { email, address, now });
  const known = await knownAs(db, email);
  if (known && !uniformAnswers) throw refusalOf(known);
  await inTransaction(db, async (trx) => {
    const code = emailCodes.make();
    const expiresAt = await storeCode(trx, { email, hash: emailCodes.hash(email, code), now });
    await limits.code(trx, { email, address, now });
    const to = { recipient: cleanEmail(input.email), name: input.authorizedPerson };
    await (known ? applicationMails.sendKnown(trx, to) : applicationMails.sendCode(trx, { ...to, code, expiresAt }));
  });
  return otpSeconds;
};
