'use client';
import { UiRoot } from '@telve/ui/charts';
import { useState } from 'react';
import { CacheProvider } from '../data/CacheProvider';
import { TextOverridesContext } from '../texts/texts';
import { ClientContext, useClientIdentity } from './client';
import { refuseOtherVersion } from './copies';
import type { TelveProviderProps } from './TelveProvider';

/** As the TelveProvider's. */
export type ReadProviderProps = Omit<TelveProviderProps, 'navigation' | 'permissions' | 'drafts' | 'notify'>;

/**
 * What a component stands on that only reads, such as a widget: root element with looks and texts, client and cache, at a third of
 * the weight. Questions, navigation, permissions and drafts are the TelveProvider's. Throws without a client and when two
 * versions of this package meet.
 */
export function ReadProvider({ client, texts, children, ...root }: ReadProviderProps) {
  if (!client) throw new Error('<ReadProvider> needs a client.');
  useState(() => refuseOtherVersion());
  const identity = useClientIdentity(client);
  return (
    <UiRoot {...root} texts={texts?.ui}>
      <TextOverridesContext.Provider value={texts ?? noTexts}>
        <ClientContext.Provider value={client}>
          <CacheProvider key={identity ?? ''}>{children}</CacheProvider>
        </ClientContext.Provider>
      </TextOverridesContext.Provider>
    </UiRoot>
  );
}

const noTexts = {};
