import { hash, verify } from '@node-rs/argon2';
import type { HashQueue } from './hash-queue';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const current = '$argon2id$v=19$m=19456,t=2,p=1$';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** True when the password is the hashed one; without a hash it takes as long and answers false. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** True for a hash made with weaker parameters than today's. */
  isOutdated(stored: string): boolean;
}

/** The one spelling in which a password is hashed: what two keyboards type differently is the same password. */
const normal = (password: string): string => password.normalize('NFKC');

/** Hashes and checks passwords through the queue. No truncation, no composition rules. */
export const createPasswords = async (queue: HashQueue): Promise<Passwords> => {
  const make = (password: string) => queue.run(() => hash(normal(password), parameters));
  // Checked where there is no account, so that an unknown address takes as long as a wrong password.
  const nobody = await make('no account has this password');
  return {
    hash: make,
    verify: async (stored, password) => {
      const matches = await queue.run(() => verify(stored ?? nobody, normal(password)));
      return stored !== null && matches;
    },
    isOutdated: (stored) => !stored.startsWith(current),
  };
};
