'use client';
import { TelveProvider, type TelveProviderProps } from '@telve/kit';
import { useMemo } from 'react';
import { publicApplicationTexts } from '../public/texts';
import { CrashGuard } from './CrashGuard';
import { EmbedView } from './EmbedView';
import { embedTexts } from './texts';
import type { EmbedEvents, ProviderOptions, ViewOptions } from './types';
import { useEndingClient } from './useEndingClient';

export interface MerchantApplicationProps extends ViewOptions, EmbedEvents, ProviderOptions {
  /** The page's client; there is no default. `apply` makes public calls only and needs no signed-in user. */
  client: TelveProviderProps['client'];
  /** Where style elements go: a shadow root or an element in it. Default: the document's head. */
  target?: TelveProviderProps['target'];
  className?: string;
}

/** In another page the last button leads out of the form, not to a sign-in. */
const withEmbedTexts = (texts: ProviderOptions['texts'] = {}): ProviderOptions['texts'] => ({
  ...texts,
  [publicApplicationTexts.name]: { doneLeave: embedTexts.defaults.leave, ...texts[publicApplicationTexts.name] },
});

/**
 * The merchant application for a page of others, with everything it needs: root element, looks, texts, cache (APP-01,
 * WIZ-01). Touches nothing outside its element; renders on a server. Throws without a client.
 */
export const MerchantApplication = (props: MerchantApplicationProps) => {
  const { client: given, target, className, theme, background, lang, nonce, texts, drafts, notify, ...view } = props;
  const client = useEndingClient(given);
  const words = useMemo(() => withEmbedTexts(texts), [texts]);
  return (
    <TelveProvider {...{ client, target, className, theme, background, lang, nonce, drafts, notify }} texts={words}>
      <CrashGuard key={`${view.view} ${view.email}`} onError={view.onError}>
        <EmbedView {...view} />
      </CrashGuard>
    </TelveProvider>
  );
};
