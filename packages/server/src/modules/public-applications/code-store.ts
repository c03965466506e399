import { otpSeconds } from '@telve/api';
import type { Db } from '../../http/call';
import { later, refuse } from '../../security/limits';

/** Wrong tries after which a code is burnt (D-36). */
const maxTries = 5;
/** Seconds in which a confirmed e-mail may hand in its application (D-36). */
const confirmedSeconds = 15 * 60;

/** A code that is about to be mailed. */
export interface NewCode {
  /** Folded. */
  email: string;
  hash: string;
  now: Date;
}

/**
 * Keeps a code in the place of the former one and answers when it ends. While the former one lives nothing is changed
 * and 429 thrown with its seconds; of several at once the database lets one through.
 */
export const storeCode = async (trx: Db, { email, hash, now }: NewCode): Promise<Date> => {
  const expiresAt = later(now, otpSeconds);
  const fresh = { code_hash: hash, sent_at: now, expires_at: expiresAt, tries: 0, used_at: null };
  const stored = await trx
    .insertInto('email_codes')
    .values({ email_folded: email, ...fresh })
    .onConflict((conflict) =>
      conflict.column('email_folded').doUpdateSet(fresh).where('email_codes.expires_at', '<=', now),
    )
    .returning('email_folded')
    .executeTakeFirst();
  if (!stored) {
    const { expires_at } = await trx
      .selectFrom('email_codes')
      .select('expires_at')
      .where('email_folded', '=', email)
      .executeTakeFirstOrThrow();
    refuse(expires_at, now);
  }
  return expiresAt;
};

/** A try that was counted: the hash to compare with, and whether it was the last one. Undefined: there is none left. */
export interface Try {
  hash: string;
  isLast: boolean;
}

/** Counts a try before its code is looked at, in one statement, so that parallel ones cannot outrun the count. */
export const countTry = async (db: Db, email: string, now: Date): Promise<Try | undefined> => {
  const row = await db
    .updateTable('email_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('email_folded', '=', email)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('tries', '<', maxTries)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  return row && { hash: row.code_hash, isLast: row.tries >= maxTries };
};

/** True for a code that was tried too often and never right: a new one is needed. */
export const isBurnt = async (db: Db, email: string): Promise<boolean> => {
  const row = await db
    .selectFrom('email_codes')
    .select('email_folded')
    .where('email_folded', '=', email)
    .where('used_at', 'is', null)
    .where('tries', '>=', maxTries)
    .executeTakeFirst();
  return row !== undefined;
};

/** Uses the code up and confirms its e-mail; false when another was faster, or a new code has replaced it. */
export const useCode = async (trx: Db, { email, hash, now }: NewCode): Promise<boolean> => {
  const row = await trx
    .updateTable('email_codes')
    .set({ used_at: now, confirmed_until: later(now, confirmedSeconds) })
    .where('email_folded', '=', email)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('email_folded')
    .executeTakeFirst();
  return row !== undefined;
};

/** Uses the confirmation of an e-mail up: of several at once, one gets it. */
export const takeConfirmation = async (trx: Db, email: string, now: Date): Promise<boolean> => {
  const row = await trx
    .updateTable('email_codes')
    .set({ confirmed_until: null })
    .where('email_folded', '=', email)
    .where('confirmed_until', '>', now)
    .returning('email_folded')
    .executeTakeFirst();
  return row !== undefined;
};

/** True where the e-mail was confirmed a short while ago and its confirmation has been used since. */
export const wasJustUsed = async (trx: Db, email: string, now: Date): Promise<boolean> => {
  const row = await trx
    .selectFrom('email_codes')
    .select('email_folded')
    .where('email_folded', '=', email)
    .where('used_at', '>', later(now, -confirmedSeconds))
    .where('confirmed_until', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};
