import type { Client, Role } from '@telve/api';
import { TelveProvider, type TelveProviderProps } from '@telve/kit';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { fakeClient, type Stub } from './fakeClient';
import { type MemoryNavigation, memoryNavigation } from './memoryNavigation';

export interface RenderFeatureOptions extends Omit<TelveProviderProps, 'client' | 'navigation' | 'children'> {
  /** A client, or the stubs of a fake one. Default: nothing stubbed. */
  client?: Client | readonly Stub[];
  /** Roles of the user. Default: the client's, for stubs PanelUser. */
  roles?: readonly Role[];
  /** Navigation in memory, its first query (`page=2`), or null for an embedder without one. */
  navigation?: MemoryNavigation | string | null;
  /** Around everything, e.g. React's StrictMode. */
  wrapper?: (props: { children: ReactNode }) => ReactNode;
}

export interface RenderedFeature extends Omit<RenderResult, 'rerender'> {
  client: Client;
  navigation: MemoryNavigation;
  user: UserEvent;
  /** Renders again, with other elements, client or props of the provider. */
  rerender: (ui: ReactElement, changed?: Omit<RenderFeatureOptions, 'navigation'>) => void;
}

const clientOf = ({ client = [], roles }: RenderFeatureOptions): Client => {
  if ('call' in client) return roles ? { ...client, call: client.call, roles } : client;
  return fakeClient(client, roles ? { roles } : {});
};

function Host({
  navigation,
  ...props
}: Omit<TelveProviderProps, 'navigation'> & { navigation: MemoryNavigation | null }) {
  const current = useSyncExternalStore(
    navigation?.subscribe ?? (() => () => {}),
    () => navigation?.current(),
    () => navigation?.current(),
  );
  return <TelveProvider {...props} navigation={current} />;
}

/** Renders a feature as a host would: provider, fake client, navigation in memory. Text, roles and looks by options. */
export const renderFeature = (ui: ReactElement, options: RenderFeatureOptions = {}): RenderedFeature => {
  const given = options.navigation;
  const memory = typeof given === 'object' && given !== null ? given : memoryNavigation(given ?? '');
  const client = clientOf(options);
  const tree = (
    element: ReactElement,
    { navigation: _, roles: _roles, wrapper: Wrapper, ...rest }: RenderFeatureOptions,
  ) => {
    const host = (
      <Host
        {...rest}
        client={
          rest.client && 'call' in rest.client ? clientOf({ ...options, ...rest } as RenderFeatureOptions) : client
        }
        navigation={given === null ? null : memory}
      >
        {element}
      </Host>
    );
    return Wrapper ? <Wrapper>{host}</Wrapper> : host;
  };
  const result = render(tree(ui, { ...options, client }));
  return {
    ...result,
    client,
    navigation: memory,
    user: userEvent.setup(),
    rerender: (next, changed = {}) => result.rerender(tree(next, { ...options, client, ...changed })),
  };
};
