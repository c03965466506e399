import type { Counter } from 'prom-client';
import type { Db } from '../../http/call';
import type { SecurityEvents } from '../../log/security-events';
import type { Passwords } from '../../security/passwords';
import type { Sessions } from '../../security/sessions';
import type { AuthLimits } from './limits';

/** A mail with a temporary password. */
export interface TemporaryPassword {
  /** Who asked for it: the person, or staff for the person. */
  kind: 'forgotPassword' | 'newPassword';
  recipient: string;
  name: string;
  password: string;
  expiresAt: Date;
  /** False for accounts of the merchant app, which have no business at the panel's sign-in page. */
  forPanel: boolean;
}

/** What sign-in and passwords stand on. */
export interface AuthServices {
  passwords: Passwords;
  sessions: Sessions;
  limits: AuthLimits;
  events: SecurityEvents;
  /** Wrong passwords; an operator's alarm. */
  authFailures: Pick<Counter, 'inc'>;
  /** Puts the mail into the outbox, in the transaction that sets the password. */
  sendTemporaryPassword(trx: Db, mail: TemporaryPassword): Promise<void>;
  /** Same answers for known and unknown e-mails. */
  uniformAnswers: boolean;
}
