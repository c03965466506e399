import { subscriptionPlanEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { conflictWith, type FakeClient, memoryNavigation, refusal, subscriptionPlan } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { PlanListPage } from './PlanListPage';
import { PlanPricePage } from './PlanPricePage';
import { planClient } from './testing/planClient';

export default { title: 'Subscription plans' };

function Stage({ make, children }: { make: () => FakeClient; children: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children: ReactNode, change: (client: FakeClient) => void = () => {}) => (
  <Stage
    make={() => {
      const client = planClient();
      change(client);
      return client;
    }}
  >
    {children}
  </Stage>
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));
const price = (change?: (client: FakeClient) => void) => staged(<PlanPricePage id={1} />, change);
const list = (change?: (client: FakeClient) => void) => staged(<PlanListPage />, change);

export const List = () => list();
export const ListEmpty = () => <Stage make={() => planClient({ rows: [] })}>{<PlanListPage />}</Stage>;
export const ListLoading = () => list((client) => client.answer(subscriptionPlanEntries.list, never));
export const ListFailed = () => list((client) => client.answer(subscriptionPlanEntries.list, fails));
export const OtherRole = () => <Stage make={() => planClient({ roles: ['PanelVenueUser'] })}>{<PlanListPage />}</Stage>;
export const ListNarrow = () => <div style={{ maxWidth: 390 }}>{list()}</div>;
export const Price = () => price();
export const PriceLoading = () => price((client) => client.answer(subscriptionPlanEntries.detail, never));
export const PriceFailed = () => price((client) => client.answer(subscriptionPlanEntries.detail, fails));
export const PriceNotFound = () => staged(<PlanPricePage id={99} />);
export const SaveFails = () => price((client) => client.answer(subscriptionPlanEntries.update, fails));

/** Change the price and save: somebody else has saved meanwhile. */
export const Conflict = () =>
  price((client) =>
    client.answer(subscriptionPlanEntries.update, () =>
      Promise.reject(conflictWith(subscriptionPlan({ amount: 449, version: 2 }))),
    ),
  );
