'use client';
import { ReadProvider, type ReadProviderProps } from '@telve/kit/read';
import type { ReactNode } from 'react';

/** What a widget takes where no TelveProvider of yours is around it. */
export interface WidgetRootProps
  extends Partial<Pick<ReadProviderProps, 'client' | 'theme' | 'background' | 'lang' | 'nonce' | 'target'>> {
  /** Replacements of texts, under the names of their sets: `{ reportWidgets: { failed: '…' } }`. */
  texts?: ReadProviderProps['texts'];
  className?: string;
}

/** A root of the widget's own where a client is given, else the one around. */
export function WidgetRoot(props: WidgetRootProps & { children: ReactNode }) {
  const { client, theme, background, lang, nonce, target, texts, className, children } = props;
  if (!client) return children;
  return (
    <ReadProvider {...{ client, theme, background, lang, nonce, target, texts, className }}>{children}</ReadProvider>
  );
}
