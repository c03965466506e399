'use client';
import type { Client } from '@telve/api';
import { UiRoot, type UiRootProps, type UiTextsOverride } from '@telve/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { BackgroundProvider } from '../background/BackgroundProvider';
import { CacheProvider } from '../data/CacheProvider';
import { AskingProvider } from '../dialogs/AskingProvider';
import { type DraftStorage, DraftsContext } from '../drafts/drafts';
import { LeaveBlock } from '../leave/LeaveBlock';
import { DirtyContext } from '../leave/leave';
import { createDirtyRegistry } from '../leave/registry';
import { NavigationProvider } from '../navigation/NavigationProvider';
import type { Navigation } from '../navigation/navigation';
import { type Notify, NotifyContext } from '../notify/notify';
import { type Permissions, PermissionsContext, permissionsOf } from '../permissions/permissions';
import { type TextOverrides, TextOverridesContext } from '../texts/texts';
import { ClientContext, useClientIdentity } from './client';
import { refuseOtherVersion } from './copies';

export interface TelveProviderProps
  extends Pick<UiRootProps, 'theme' | 'nonce' | 'target' | 'lang' | 'background' | 'className'> {
  /** The host's client; there is no default. Another identity remounts everything below and drops what was read. */
  client: Client;
  /** The host's addresses. Left out: links are text, list state stays inside. */
  navigation?: Navigation;
  /** Who may call what. Default: the client's own roles. */
  permissions?: Permissions;
  /** Replacements of texts, key by key, under the names of their sets; `ui` holds those of @telve/ui. */
  texts?: TextOverrides & { ui?: UiTextsOverride };
  /** Keeps drafts between visits, files too. Left out: nothing is kept. */
  drafts?: DraftStorage;
  /** Shows short messages the embedder's way instead of as toasts. */
  notify?: Notify;
  children: ReactNode;
}

const noTexts: TextOverrides = {};

/**
 * Everything that features stand on: root element with looks and texts, client, cache, permissions, navigation, questions
 * and the register of unsaved things. Throws without a client and when two versions of this package meet.
 */
export function TelveProvider({
  client,
  navigation,
  permissions,
  texts,
  notify,
  drafts,
  children,
  ...root
}: TelveProviderProps) {
  if (!client) throw new Error('<TelveProvider> needs a client: pass client={createClient(…)} of @telve/api.');
  useState(() => refuseOtherVersion());
  const identity = useClientIdentity(client);
  const may = useMemo(() => permissions ?? permissionsOf(client), [permissions, client]);
  return (
    <UiRoot {...root} texts={texts?.ui}>
      <TextOverridesContext.Provider value={texts ?? noTexts}>
        <NotifyContext.Provider value={notify ?? null}>
          <ClientContext.Provider value={client}>
            <PermissionsContext.Provider value={may}>
              <NavigationProvider navigation={navigation}>
                <DraftsContext.Provider value={drafts ?? null}>
                  <IdentityScope key={identity ?? ''} navigation={navigation}>
                    {children}
                  </IdentityScope>
                </DraftsContext.Provider>
              </NavigationProvider>
            </PermissionsContext.Provider>
          </ClientContext.Provider>
        </NotifyContext.Provider>
      </TextOverridesContext.Provider>
    </UiRoot>
  );
}

/** What belongs to one user and leaves with them. */
function IdentityScope({ navigation, children }: Pick<TelveProviderProps, 'navigation' | 'children'>) {
  const [registry] = useState(createDirtyRegistry);
  return (
    <CacheProvider>
      <AskingProvider>
        <DirtyContext.Provider value={registry}>
          <LeaveBlock navigation={navigation} />
          <BackgroundProvider>{children}</BackgroundProvider>
        </DirtyContext.Provider>
      </AskingProvider>
    </CacheProvider>
  );
}
