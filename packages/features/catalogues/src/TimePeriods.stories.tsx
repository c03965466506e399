import { type Client, type Entry, timePeriodEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { conflictWith, many, memoryNavigation, refusal, timePeriod } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { TimePeriodAddPage } from './TimePeriodAddPage';
import { TimePeriodEditPage } from './TimePeriodEditPage';
import { TimePeriodListPage } from './TimePeriodListPage';
import { type TimePeriodClientOptions, timePeriodClient } from './testing/timePeriodClient';

export default { title: 'Time periods' };

function Stage({ make, children = <TimePeriodListPage /> }: { make: () => Client; children?: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children?: ReactNode, options?: TimePeriodClientOptions) => (
  <Stage make={() => timePeriodClient(options)}>{children}</Stage>
);

// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
const answering = (entry: Entry<any, any>, answer: () => Promise<never>, children?: ReactNode) => (
  <Stage
    make={() => {
      const client = timePeriodClient();
      client.answer(entry, answer);
      return client;
    }}
  >
    {children}
  </Stage>
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

export const List = () => staged();
export const Pages = () => staged(undefined, { periods: many(60, ({ id }) => timePeriod({ id, timePeriod: id * 5 })) });
export const Empty = () => staged(undefined, { periods: [] });
export const Loading = () => answering(timePeriodEntries.list, never);
export const Failed = () => answering(timePeriodEntries.list, fails);
export const SwitchFails = () => answering(timePeriodEntries.update, fails);
export const OtherRole = () => staged(undefined, { roles: ['PanelVenueUser'] });
export const NothingFound = () =>
  staged(<TimePeriodListPage state={{ page: 1, size: 10, search: '999', filters: {} }} onStateChange={() => {}} />);

/** The card form: each value is on the card. */
export const Narrow = () => <div style={{ maxWidth: 390 }}>{staged()}</div>;

export const Add = () => staged(<TimePeriodAddPage />);
export const AddFails = () => answering(timePeriodEntries.create, fails, <TimePeriodAddPage />);

export const Edit = () => staged(<TimePeriodEditPage id={3} />);
export const EditLoading = () => answering(timePeriodEntries.detail, never, <TimePeriodEditPage id={3} />);
export const EditFailed = () => answering(timePeriodEntries.detail, fails, <TimePeriodEditPage id={3} />);
export const EditNotFound = () => staged(<TimePeriodEditPage id={99} />);

/** Change the minutes and save: somebody else has saved meanwhile. */
export const EditConflict = () =>
  answering(
    timePeriodEntries.update,
    () => Promise.reject(conflictWith(timePeriod({ id: 3, timePeriod: 50, version: 2 }))),
    <TimePeriodEditPage id={3} />,
  );
