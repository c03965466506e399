import type { Claims } from './claims';
import type { StoredSession } from './stored';
import type { SessionState, SessionUser } from './types';

/**
 * The user of a stored session. A token that cannot be read keeps the user that is known:
 * whether it is good is for the server to say.
 */
export const toUser = (stored: StoredSession, claims: Claims | null, known: SessionUser | null): SessionUser => {
  const id = claims?.id ?? known?.id ?? (stored.email || 'unknown');
  return {
    id,
    nameSurname: stored.nameSurname,
    email: stored.email,
    roles: stored.roles,
    mustChangePassword: known?.id === id && known.mustChangePassword,
  };
};

const isSameUser = (a: SessionUser | null, b: SessionUser | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.id === b.id &&
    a.nameSurname === b.nameSurname &&
    a.email === b.email &&
    a.mustChangePassword === b.mustChangePassword &&
    a.roles.join() === b.roles.join());

/** True when nothing a person could see differs: then the state keeps its identity and nobody renders. */
export const isSameState = (a: SessionState, b: SessionState): boolean =>
  a.status === b.status && a.ended === b.ended && a.persistent === b.persistent && isSameUser(a.user, b.user);
