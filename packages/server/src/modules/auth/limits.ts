import { createHash } from 'node:crypto';
import type { Db } from '../../http/call';
import { type Budget, refund, refundDistinct, spend, spendDistinct } from '../../security/limits';
import { attempt, forgive } from '../../security/waits';

const minute = 60;
const hour = 60 * minute;

const failuresPerAddress: Budget = { name: 'sign-in-address', max: 30, seconds: 10 * minute };
/** Failures in a row after which the chosen password no longer works: a mailed one does. */
const failuresPerAccount: Budget = { name: 'sign-in-account', max: 100, seconds: 365 * 24 * hour };
const mailsPerAddress: Budget = { name: 'mails-asked', max: 20, seconds: hour };
const resetsPerMail: Budget = { name: 'reset-mail', max: 3, seconds: hour };
const resetsPerAddress: Budget = { name: 'reset-address', max: 10, seconds: hour };
/** Staff that resets others' passwords is known: it has a budget of its own, not that of everybody behind its address. */
const resetsPerStaff: Budget = { name: 'reset-staff', max: 60, seconds: hour };
const codesPerMail: readonly Budget[] = [
  { name: 'code-mail', max: 3, seconds: 10 * minute },
  { name: 'code-mail-day', max: 10, seconds: 24 * hour },
];
const codesPerAddress: Budget = { name: 'code-address', max: 20, seconds: hour };
const simpleFormsPerAddress: Budget = { name: 'simple-form-address', max: 10, seconds: hour };
const banksPerAccount: Budget = { name: 'bank-info', max: 30, seconds: hour };

/** Whose attempt it is. `email` is the folded form; only its hash is kept. */
export interface Attempt {
  email: string;
  address: string;
  now: Date;
}

export interface SignInAttempt {
  /** The account had too many failures in a row: only a mailed password may be tried. */
  chosenPasswordLocked: boolean;
  /** Takes the attempt back after a success. */
  succeeded(): Promise<void>;
}

export interface AuthLimits {
  /** Counts an attempt as a failure before the password is looked at. Throws 429. */
  signIn(attempt: Attempt): Promise<SignInAttempt>;
  /**
   * Counts a request for a mailed password. Throws 429. `db` is the handle of the call: where that is a transaction,
   * another connection would wait for it, and the embedded engine has no other.
   */
  reset(db: Db, attempt: Attempt & { staffId?: number }): Promise<void>;
  /** Counts an e-mail that somebody asks about who has not shown that it is theirs. Throws 429. */
  mailAsked(db: Db, attempt: Attempt): Promise<void>;
  /** Takes the e-mail back: whoever asked about it reads its mail. */
  mailConfirmed(db: Db, attempt: Pick<Attempt, 'email' | 'address'>): Promise<void>;
  /** Counts a code to be mailed. Throws 429; in a transaction, the refused one is not counted (D-36). */
  code(db: Db, attempt: Attempt): Promise<void>;
  /** Counts a simple form, which needs no code. Throws 429. */
  simpleForm(db: Db, attempt: Attempt): Promise<void>;
  /** Counts a question for the bank of an IBAN. Throws 429. */
  bank(db: Db, userId: number, now: Date): Promise<void>;
  /** Counts a wrong current password before it is looked at; the answer forgives it. Throws 429. */
  currentPassword(userId: number, now: Date): Promise<() => Promise<void>>;
}

/** What the counters hold in place of an e-mail. */
export const emailDigest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

const isSpent = async (spending: Promise<void>): Promise<boolean> => {
  try {
    await spending;
    return false;
  } catch (error) {
    if ((error as { code?: string }).code === 'too_many_requests') return true;
    throw error;
  }
};

/** The limits of sign-in, password mails and e-mail codes. All of them live in the database, whichever instance is asked. */
export const createAuthLimits = (db: Db): AuthLimits => ({
  signIn: async ({ email, address, now }) => {
    const account = emailDigest(email);
    const wait = `sign-in-wait:${account}:${address}`;
    await attempt(db, wait, now);
    await spend(db, failuresPerAddress, address, now);
    const asked = await spendDistinct(db, mailsPerAddress, address, account, now);
    const chosenPasswordLocked = await isSpent(spend(db, failuresPerAccount, account, now));
    return {
      chosenPasswordLocked,
      succeeded: async () => {
        await forgive(db, wait);
        await forgive(db, `${failuresPerAccount.name}:${account}`);
        await refund(db, failuresPerAddress, address);
        if (asked) await refundDistinct(db, mailsPerAddress, address, account);
      },
    };
  },

  reset: async (using, { email, address, now, staffId }) => {
    const account = emailDigest(email);
    if (staffId === undefined) {
      await spendDistinct(using, mailsPerAddress, address, account, now);
      await spend(using, resetsPerAddress, address, now);
    } else {
      await spend(using, resetsPerStaff, String(staffId), now);
    }
    await spend(using, resetsPerMail, account, now);
  },

  mailAsked: async (using, { email, address, now }) => {
    await spendDistinct(using, mailsPerAddress, address, emailDigest(email), now);
  },

  mailConfirmed: (using, { email, address }) => refundDistinct(using, mailsPerAddress, address, emailDigest(email)),

  code: async (using, { email, address, now }) => {
    const account = emailDigest(email);
    for (const budget of codesPerMail) await spend(using, budget, account, now);
    await spend(using, codesPerAddress, address, now);
  },

  simpleForm: async (using, { email, address, now }) => {
    await spendDistinct(using, mailsPerAddress, address, emailDigest(email), now);
    await spend(using, simpleFormsPerAddress, address, now);
  },

  bank: (using, userId, now) => spend(using, banksPerAccount, String(userId), now),

  currentPassword: async (userId, now) => {
    const wait = `current-password:${userId}`;
    await attempt(db, wait, now);
    return () => forgive(db, wait);
  },
});

/** No limits: for test runs against a server in demo mode. */
export const noAuthLimits: AuthLimits = {
  signIn: async () => ({ chosenPasswordLocked: false, succeeded: async () => {} }),
  reset: async () => {},
  mailAsked: async () => {},
  mailConfirmed: async () => {},
  code: async () => {},
  simpleForm: async () => {},
  bank: async () => {},
  currentPassword: async () => async () => {},
};
