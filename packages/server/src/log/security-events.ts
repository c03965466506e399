import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';

/** Things an operator wants to hear about. */
export type SecurityEvent =
  | 'unauthorized'
  | 'forbidden'
  | 'limited'
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'password_changed'
  | 'temporary_password_sent'
  | 'temporary_password_used'
  | 'refresh_reuse'
  | 'session_ended'
  | 'account_created'
  | 'account_rights_changed'
  | 'account_deactivated'
  | 'infected_file';

/** Values of an event: ids and codes, never names, addresses of people, tokens or passwords. */
export type EventFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface SecurityEvents {
  note(event: SecurityEvent, fields?: EventFields): void;
}

const alarming: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>(['refresh_reuse', 'infected_file']);

/** Writes each event as one log line and counts it. */
export const createSecurityEvents = (log: FastifyBaseLogger, counter: Counter<'event'>): SecurityEvents => ({
  note: (event, fields = {}) => {
    counter.inc({ event });
    const line = { ...fields, event };
    if (alarming.has(event)) log.warn(line, 'security');
    else log.info(line, 'security');
  },
});
