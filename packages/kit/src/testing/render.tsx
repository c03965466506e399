import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { Navigation } from '../navigation/navigation';
import { TelveProvider, type TelveProviderProps } from '../provider/TelveProvider';
import { type TestClient, testClient } from './client';

export interface TestHost {
  /** Queries so far, the present last. */
  queries: string[];
  visits: string[];
  back: () => void;
}

/** A host with addresses like `/periods.edit/7` and a query that lists may use. */
function Host({
  host,
  start,
  children,
  ...props
}: { host: TestHost; start: string | null; children: ReactNode } & Omit<TelveProviderProps, 'children'>) {
  const [, render] = useState(0);
  host.queries = host.queries.length === 0 && start !== null ? [start] : host.queries;
  host.back = () => {
    host.queries = host.queries.slice(0, -1);
    render((count) => count + 1);
  };
  const navigation: Navigation = {
    href: (target, params = {}) =>
      target.startsWith('absent') ? undefined : `/${[target, ...Object.values(params)].join('/')}`,
    go: (target, params = {}) => void host.visits.push([target, ...Object.values(params)].join('/')),
    search: new URLSearchParams(host.queries.at(-1)),
    setSearch: (next, mode) => {
      host.queries = [...(mode === 'replace' ? host.queries.slice(0, -1) : host.queries), next.toString()];
      render((count) => count + 1);
    },
  };
  return (
    <TelveProvider navigation={start === null ? undefined : navigation} {...props}>
      {children}
    </TelveProvider>
  );
}

export interface RenderKitOptions extends Omit<TelveProviderProps, 'client' | 'children'> {
  client?: TestClient;
  /** Query at the start; null: a host that lends neither addresses nor query. */
  query?: string | null;
}

/** Renders under a provider; `update` renders again with other elements or provider props. */
export const renderKit = (ui: ReactElement, { client = testClient(), query = '', ...props }: RenderKitOptions = {}) => {
  const host: TestHost = { queries: [], visits: [], back: () => {} };
  const tree = (element: ReactElement, changed: Partial<Omit<TelveProviderProps, 'children'>> = {}) => (
    <Host host={host} start={query} client={client} {...props} {...changed}>
      {element}
    </Host>
  );
  const result = render(tree(ui));
  return {
    ...result,
    client,
    host,
    user: userEvent.setup(),
    update: (element: ReactElement, changed?: Partial<Omit<TelveProviderProps, 'children'>>) =>
      result.rerender(tree(element, changed)),
  };
};
