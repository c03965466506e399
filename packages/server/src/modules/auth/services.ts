import type { Counter } from 'prom-client';
import type { SecurityEvents } from '../../log/security-events';
import type { AccountMails } from '../../mail/index';
import type { Passwords } from '../../security/passwords';
import type { Sessions } from '../../security/sessions';
import type { AuthLimits } from './limits';

/** What sign-in, passwords and accounts stand on. */
export interface AuthServices {
  passwords: Passwords;
  sessions: Sessions;
  limits: AuthLimits;
  events: SecurityEvents;
  mails: AccountMails;
  /** Wrong passwords; an operator's alarm. */
  authFailures: Pick<Counter, 'inc'>;
  /** Same answers for known and unknown e-mails. */
  uniformAnswers: boolean;
}
