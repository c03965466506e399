import { browserStorage, type Session, type StorageAdapter } from '@telve/api';

const key = 'telve.passwordChange';

/**
 * Remembers over a reload of this tab that a temporary password is still to be replaced (D-27): the token does not say it,
 * and the server only at the next call.
 * @returns a function that ends it
 */
export const keepPendingPassword = (
  session: Session,
  storage: StorageAdapter = browserStorage({ area: 'session' }),
): (() => void) => {
  const { user } = session.getState();
  if (user && storage.get(key) === user.id) session.passwordChangeRequired?.();
  return session.subscribe(() => {
    const { user: now } = session.getState();
    if (now?.mustChangePassword) storage.set(key, now.id);
    else storage.remove(key);
  });
};
