import { createClient, isApiError } from '@telve/api';
import { MerchantApplication } from '@telve/merchant-application';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showFailure } from '../boot/failure';
import { readConfig, readNonce } from '../config';
import { transport } from '../transport';
import { readParent } from './frame';
import { linkFrame } from './link';

/**
 * The public application in a frame, for partners who are not to see what is typed. Its client speaks for nobody: a session
 * of this browser is no matter here.
 */
export const start = (container: HTMLElement): void => {
  const { apiBase, embedOrigin } = readConfig();
  const { send } = linkFrame(window, readParent(window.location.search, embedOrigin));
  const client = createClient({ transport, baseUrl: apiBase });
  const fail = (error: unknown) =>
    send('error', isApiError(error) ? { code: error.code, status: error.status } : { code: 'unexpected', status: 0 });
  const root = createRoot(container, {
    onUncaughtError: (error) => {
      reportError(error);
      fail(error);
      queueMicrotask(() => showFailure(container));
    },
  });
  root.render(
    <StrictMode>
      <MerchantApplication
        client={client}
        nonce={readNonce()}
        onStepChange={(step) => send('step', { step })}
        onSubmitted={() => send('submitted')}
        onError={fail}
      />
    </StrictMode>,
  );
  send('ready');
};
