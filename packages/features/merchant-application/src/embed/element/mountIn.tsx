import { TelveProvider } from '@telve/kit';
import { type MountedView, mountView } from '@telve/kit/element';
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
  return mountView(shadow, first, ({ place, options, isMounted }) => {
    const { client, load } = createEmbedClient(options);
    const tell = (error: unknown) => options().onError?.(error);
    // A fault that the view itself could not hold, e.g. styles that the page's policy blocks.
    const root = createRoot(place, { onUncaughtError: tell, onCaughtError: () => {}, onRecoverableError: tell });
    let isReady = false;

    const draw = () => {
      if (!isReady) return;
      const { apiBase: _base, client: _client, getAccessToken: _token, onUnauthorized: _ended, ...props } = options();
      root.render(<MerchantApplication {...props} client={client} target={shadow} />);
    };
    const begin = () => {
      if (!isMounted()) return;
      isReady = true;
      draw();
    };
    const start = async (): Promise<void> => {
      try {
        await load();
      } catch (error) {
        if (!isMounted()) return;
        tell(error);
        const { view, theme, lang, nonce, texts } = options();
        // The form is for everybody; the wizard waits until the page can say for whom it is.
        if (view !== 'wizard') return begin();
        root.render(
          <TelveProvider {...{ client, theme, lang, nonce, texts }} target={shadow}>
            <Crashed onRetry={() => void start()} />
          </TelveProvider>,
        );
        return;
      }
      const now = options();
      if (isMounted() && now.view === 'wizard' && client.identity === null) now.onUnauthorized?.();
      begin();
    };
    void start();
    return { draw, end: () => root.unmount() };
  });
};
