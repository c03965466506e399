import { rememberReturn, type Session, takeReturn } from '@telve/api';

/**
 * Keeps the page on screen when a session ends by itself, for the same user alone, and forgets what was kept after a
 * sign-out (D-06). Runs outside React: the pages of the user are gone before anything renders.
 * @returns a function that ends it
 */
export const keepReturnPath = (session: Session, place: Location = window.location): (() => void) => {
  let { user } = session.getState();
  return session.subscribe(() => {
    const now = session.getState();
    if (now.status === 'signed-out' && user) {
      if (now.ended === 'logout') takeReturn(user.id);
      else rememberReturn(place.pathname + place.search + place.hash, user.id);
    }
    user = now.user;
  });
};

/** Keeps the page that a visitor asked for; whoever signs in may follow. After an ended session nothing is added. */
export const keepAskedPage = (session: Session, path: string): void => {
  if (session.getState().ended === null) rememberReturn(path, null);
};
