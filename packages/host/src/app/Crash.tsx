import { useTexts } from '@telve/kit';
import { Button, EmptyState, UiRoot } from '@telve/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { readNonce } from '../config';
import { hostTexts } from '../texts';

/** What stands where a page could not be shown. The fault itself goes to the console, never to the screen. */
export const Crash = () => {
  const error = useRouteError();
  const texts = useTexts(hostTexts);
  useEffect(() => console.error(error), [error]);
  return (
    <UiRoot nonce={readNonce()}>
      <div role="alert">
        <EmptyState
          title={texts.crashTitle}
          description={texts.crashText}
          action={<Button onClick={() => window.location.reload()}>{texts.crashRetry}</Button>}
        />
      </div>
    </UiRoot>
  );
};
