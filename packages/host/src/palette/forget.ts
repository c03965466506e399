import { browserStorage, type Session, type StorageAdapter } from '@telve/api';

/** Where a tab keeps the places it was at. */
export const recentKey = 'telve.recent';
export const recentStorage = browserStorage({ area: 'session' });

/**
 * Forgets the places with the end of the session.
 * @returns a function that ends it
 */
export const forgetPlaces = (session: Session, storage: StorageAdapter = recentStorage): (() => void) =>
  session.subscribe(() => {
    if (session.getState().status === 'signed-out') storage.remove(recentKey);
  });
