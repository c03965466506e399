import { accessLogEntries, endUserEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { endUser, type FakeClient, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { AccessLogPage } from './AccessLogPage';
import { EndUserDetailPage } from './EndUserDetailPage';
import { EndUserSearchPage } from './EndUserSearchPage';
import { recentMembersOf } from './recent/recentMembers';
import { endUserClient } from './testing/endUserClient';

export default { title: 'End users' };

function Stage({ make, children }: { make: () => FakeClient; children: ReactNode }) {
  const [client] = useState(make);
  // Links without an address of its own: lists hold their state themselves.
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

const staged = (children: ReactNode, make: () => FakeClient = endUserClient) => <Stage make={make}>{children}</Stage>;

const detail = <EndUserDetailPage id={40_217} />;
const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

const answering = (answer: () => Promise<never>) => () => {
  const client = endUserClient();
  client.answer(endUserEntries.check, answer);
  client.answer(endUserEntries.detail, answer);
  client.answer(endUserEntries.resetImgUpdateCount, answer);
  client.answer(endUserEntries.removeSubscription, answer);
  client.answer(accessLogEntries.list, answer);
  return client;
};

/** Type 402170 for a number that nobody has, 12a for one that is none. */
export const Search = () => staged(<EndUserSearchPage />);

export const SearchAfterLooks = () =>
  staged(<EndUserSearchPage />, () => {
    const client = endUserClient();
    recentMembersOf(client).add({ id: 38_804, name: 'Barış K•••', at: Date.UTC(2026, 10, 27, 13, 10) });
    recentMembersOf(client).add({ id: 40_217, name: 'Zeynep Ü•••', at: Date.UTC(2026, 10, 27, 15, 32) });
    return client;
  });

export const SearchUnderWay = () => staged(<EndUserSearchPage />, answering(never));
export const Detail = () => staged(detail);
export const DetailNotCancellable = () => staged(<EndUserDetailPage id={38_804} />);

export const DetailWithoutPlan = () =>
  staged(detail, () =>
    endUserClient({
      members: [
        endUser({
          hasSubscriptionPlan: false,
          subscription: null,
          subscriptionPlanName: null,
          subscriptionPlanTimePeriod: null,
          subscriptionPlanDescription: null,
          membershipStatus: 'Ended',
        }),
      ],
    }),
  );

/** Both actions fail. */
export const DetailFailingActions = () =>
  staged(detail, () => {
    const client = endUserClient();
    client.answer(endUserEntries.resetImgUpdateCount, fails);
    client.answer(endUserEntries.removeSubscription, fails);
    return client;
  });

export const DetailLoading = () => staged(detail, answering(never));
export const DetailFailed = () => staged(detail, answering(fails));
export const Unknown = () => staged(<EndUserDetailPage id={99} />);
export const OtherRole = () => staged(detail, () => endUserClient({ roles: ['PanelVenueUser'] }));
export const DetailNarrow = () => <div style={{ maxWidth: 390 }}>{staged(detail)}</div>;
export const Log = () => staged(<AccessLogPage />);
export const LogEmpty = () => staged(<AccessLogPage />, () => endUserClient({ log: [] }));
export const LogLoading = () => staged(<AccessLogPage />, answering(never));
export const LogFailed = () => staged(<AccessLogPage />, answering(fails));
export const LogNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<AccessLogPage />)}</div>;
