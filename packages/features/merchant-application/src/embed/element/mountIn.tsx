import { TelveProvider } from '@telve/kit';
import { adoptHostRules, type MountedView } from '@telve/kit/element';
import { createRoot } from 'react-dom/client';
import { Crashed } from '../CrashGuard';
import { MerchantApplication } from '../MerchantApplication';
import { createEmbedClient } from './embedClient';
import { type MountOptions, missingOption } from './options';

/** Of its options `apiBase` and `client` are read once, by `mount`. */
export type Mounted = MountedView<MountOptions>;

/**
 * Shows the application in a shadow root, with the React of this bundle.
 * @throws Error naming the option that is missing
 */
export const mountIn = (shadow: ShadowRoot, first: MountOptions): Mounted => {
  const missing = missingOption(first);
  if (missing) throw new Error(missing);
  let options = first;
  let isMounted = true;
  adoptHostRules(shadow);
  const place = shadow.appendChild(document.createElement('div'));
  const { client, load } = createEmbedClient(() => options);
  const tell = (error: unknown) => options.onError?.(error);
  // A fault that the view itself could not hold, e.g. styles that the page's policy blocks.
  const root = createRoot(place, { onUncaughtError: tell, onCaughtError: () => {}, onRecoverableError: tell });
  let isReady = false;

  const render = () => {
    if (!isMounted || !isReady) return;
    const { apiBase: _base, client: _client, getAccessToken: _token, onUnauthorized: _ended, ...props } = options;
    root.render(<MerchantApplication {...props} client={client} target={shadow} />);
  };
  const begin = () => {
    isReady = true;
    render();
  };
  const start = async (): Promise<void> => {
    try {
      await load();
    } catch (error) {
      if (!isMounted) return;
      tell(error);
      // The form is for everybody; the wizard waits until the page can say for whom it is.
      if (options.view !== 'wizard') return begin();
      const { theme, lang, nonce, texts } = options;
      root.render(
        <TelveProvider {...{ client, theme, lang, nonce, texts }} target={shadow}>
          <Crashed onRetry={() => void start()} />
        </TelveProvider>,
      );
      return;
    }
    if (isMounted && options.view === 'wizard' && client.identity === null) options.onUnauthorized?.();
    begin();
  };
  void start();

  return {
    update: (change) => {
      options = { ...options, ...change };
      render();
    },
    unmount: () => {
      if (!isMounted) return;
      isMounted = false;
      root.unmount();
      shadow.replaceChildren();
    },
  };
};
