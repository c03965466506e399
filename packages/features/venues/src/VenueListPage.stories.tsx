import { type Client, venueEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { many, refusal, venueRow } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { type VenueClientOptions, venueClient } from './testing/venueClient';
import { VenueHomeCard } from './VenueHomeCard';
import { VenueListPage } from './VenueListPage';

export default { title: 'Venues' };

function Stage({ make, children = <VenueListPage /> }: { make: () => Client; children?: ReactNode }) {
  const [client] = useState(make);
  return (
    <TelveProvider client={client} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (options?: VenueClientOptions) => <Stage make={() => venueClient(options)} />;

const answering = (list: () => Promise<never>) => () => {
  const client = venueClient();
  client.answer(venueEntries.list, list);
  return client;
};

export const List = () => staged();
export const Pages = () => staged({ venues: many(312, venueRow) });
export const VenueUser = () => staged({ roles: ['PanelVenueUser'] });
export const Empty = () => staged({ venues: [] });
export const Loading = () => <Stage make={answering(() => new Promise<never>(() => {}))} />;
export const Failed = () => <Stage make={answering(() => Promise.reject(refusal('bad_request')))} />;

export const NotFound = () => (
  <Stage make={venueClient}>
    <VenueListPage state={{ page: 1, size: 10, search: 'zzz', filters: { cityId: 34 } }} onStateChange={() => {}} />
  </Stage>
);

export const SwitchFails = () => (
  <Stage
    make={() => {
      const client = venueClient();
      client.answer(venueEntries.updateStatus, () => Promise.reject(refusal('venue_not_found', { status: 404 })));
      return client;
    }}
  />
);

/** The card form: each value is on the card. */
export const Narrow = () => <div style={{ maxWidth: 390 }}>{staged()}</div>;

export const HomeCard = () => (
  <Stage make={() => venueClient({ roles: ['PanelVenueUser'] })}>
    <VenueHomeCard />
  </Stage>
);

export const HomeCardFailed = () => (
  <Stage make={answering(() => Promise.reject(refusal('bad_request')))}>
    <VenueHomeCard />
  </Stage>
);
