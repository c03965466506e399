import { type ActivityInput, type ActivityPart, activityEntries, type Client } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { ActivityPage } from './ActivityPage';
import { type ActivityClientOptions, activityClient, partOf } from './testing/activityClient';
import { manyRows } from './testing/sample';

export default { title: 'Activity logs' };

const panelUser = <ActivityPage subject="panel-user" id={5} />;

function Stage({ make, children }: { make: () => Client; children: ReactNode }) {
  const [client] = useState(make);
  // Links without an address of its own: the page holds its filters itself.
  const [navigation] = useState(() => {
    const { search: _search, setSearch: _setSearch, ...routes } = memoryNavigation().current();
    return routes;
  });
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children: ReactNode = panelUser, options?: ActivityClientOptions) => (
  <Stage make={() => activityClient(options)}>{children}</Stage>
);

const answering = (answer: (input: ActivityInput) => ActivityPart | Promise<ActivityPart>) => (
  <Stage
    make={() => {
      const client = activityClient();
      client.answer(activityEntries.list, answer);
      return client;
    }}
  >
    {panelUser}
  </Stage>
);

const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

export const PanelUser = () => staged();
export const WhatAPersonDid = () => staged(<ActivityPage subject="actor" id={5} />);
export const Venue = () => staged(<ActivityPage subject="venue" id={7} />, { rows: manyRows(30) });
export const OlderParts = () => staged(undefined, { rows: manyRows(312) });
export const Empty = () => staged(undefined, { rows: [] });
export const Loading = () => answering(() => new Promise<never>(() => {}));
export const Failed = () => answering(fails);
export const NotFound = () => staged(<ActivityPage subject="panel-user" id={99} />);
export const OtherRole = () => staged(undefined, { roles: ['PanelVenueUser'] });

export const NothingFound = () =>
  staged(
    <ActivityPage
      subject="panel-user"
      id={5}
      state={{ page: 1, size: 10, search: '', filters: { kind: 'session' } }}
      onStateChange={() => {}}
    />,
  );

/** Press “Daha eskileri göster”: the first part stays. */
export const OlderFail = () =>
  answering((input) => (input.before === undefined ? partOf(manyRows(120), input) : fails()));

/** Time and sentence stand under each other. */
export const Narrow = () => <div style={{ maxWidth: 390 }}>{staged()}</div>;
