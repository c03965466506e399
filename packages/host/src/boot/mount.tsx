import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetPlaces } from '../palette/forget';
import { session } from '../services';
import { keepOutOfPageCache } from '../session/pageCache';
import { keepPendingPassword } from '../session/pendingPassword';
import { keepReturnPath } from '../session/returnPath';
import { showFailure } from './failure';

/** Starts React in the page; a fault that nothing else caught leaves a sentence and a way to reload. */
export const mount = (container: HTMLElement, page: ReactNode): void => {
  keepReturnPath(session);
  forgetPlaces(session);
  keepPendingPassword(session);
  keepOutOfPageCache(session, container);
  createRoot(container, {
    onUncaughtError: (error) => {
      reportError(error);
      // React has emptied the container by then, and writes into it no more.
      queueMicrotask(() => showFailure(container));
    },
  }).render(<StrictMode>{page}</StrictMode>);
};
