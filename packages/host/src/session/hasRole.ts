import type { Role } from '@telve/api';

/** True when one of the user's roles is among the named ones (SES-06). */
export const hasRole = (wanted: readonly Role[], own: readonly Role[]): boolean =>
  wanted.some((role) => own.includes(role));
