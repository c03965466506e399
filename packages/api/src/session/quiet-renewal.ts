import type { Activity } from './activity';
import { readClaims } from './claims';
import type { Clock } from './clock';

export interface QuietRenewalOptions {
  clock: Clock;
  activity: Activity;
  /** The present access token; null while nobody is signed in. */
  accessToken: () => string | null;
  /** Renews; may reject, then it is tried again a little later. */
  renew: () => Promise<unknown>;
}

export interface QuietRenewal {
  /** The token changed. `receivedNow`: it was issued this moment, so it also tells how the clocks differ. */
  plan(receivedNow: boolean): void;
  stop(): void;
}

/** Milliseconds: the longest time before its end that a token is renewed, and the shortest time between two tries. */
const lead = 60_000;
const pause = 30_000;

/**
 * Renews the access token shortly before it ends while the tab is in use, so that no request meets a 401 (D-07).
 * A tab that was left alone renews at the next sign of use.
 */
export const createQuietRenewal = ({ clock, activity, accessToken, renew }: QuietRenewalOptions): QuietRenewal => {
  /** How far the server's clock is ahead of ours, in milliseconds; learned from each token we receive. */
  let ahead = 0;
  let dueAt: number | null = null;
  let notBefore = 0;
  let running = false;
  let stopped = false;
  let cancelTimer = () => {};

  const check = (): void => {
    if (stopped || running || dueAt === null || clock.now() < Math.max(dueAt, notBefore) || !activity.inUse()) return;
    running = true;
    notBefore = clock.now() + pause;
    renew()
      .catch(() => {})
      .finally(() => {
        running = false;
        schedule();
      });
  };

  const schedule = (): void => {
    cancelTimer();
    if (stopped || dueAt === null) return;
    const due = Math.max(dueAt, notBefore);
    // Once due, the next sign of use is enough; a timer would only run for an idle tab.
    if (due > clock.now()) cancelTimer = clock.after(due - clock.now(), check);
  };

  const unsubscribe = activity.subscribe(check);

  return {
    plan: (receivedNow) => {
      const token = accessToken();
      const claims = token === null ? null : readClaims(token);
      if (claims?.expiresAt == null) dueAt = null;
      else {
        if (receivedNow && claims.issuedAt !== null) ahead = claims.issuedAt - clock.now();
        const life = claims.issuedAt === null ? Number.POSITIVE_INFINITY : claims.expiresAt - claims.issuedAt;
        dueAt = claims.expiresAt - ahead - Math.min(lead, life / 5);
      }
      schedule();
      check();
    },
    stop: () => {
      stopped = true;
      cancelTimer();
      unsubscribe();
    },
  };
};
