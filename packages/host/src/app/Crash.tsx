import { useTexts } from '@telve/kit';
import { Button, EmptyState, UiRoot } from '@telve/ui';
import { useEffect } from 'react';
import { readNonce } from '../config';
import { hostTexts } from '../texts';
import { isLoadFailure } from './loadFailure';

/**
 * What stands where a page could not be shown. A reload keeps the address, and brings the present release when the page
 * was of an older one. The fault itself goes to the console, never to the screen.
 */
export const Crash = ({ error }: { error: unknown }) => {
  const texts = useTexts(hostTexts);
  useEffect(() => reportError(error), [error]);
  const notLoaded = isLoadFailure(error);
  return (
    <UiRoot nonce={readNonce()}>
      <div role="alert">
        <EmptyState
          title={notLoaded ? texts.notLoadedTitle : texts.crashTitle}
          description={notLoaded ? texts.notLoadedText : texts.crashText}
          action={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
        />
      </div>
    </UiRoot>
  );
};
