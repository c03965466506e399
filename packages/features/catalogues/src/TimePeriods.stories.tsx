import { type Entry, timePeriodEntries } from '@telve/api';
import { conflictWith, type FakeClient, many, timePeriod } from '@telve/testing';
import type { ReactNode } from 'react';
import { TimePeriodAddPage } from './TimePeriodAddPage';
import { TimePeriodEditPage } from './TimePeriodEditPage';
import { TimePeriodListPage } from './TimePeriodListPage';
import { answering, fails, Narrow as NarrowFrame, never, Stage } from './testing/Stage';
import { timePeriodClient } from './testing/timePeriodClient';

export default { title: 'Time periods' };

const staged = (children: ReactNode = <TimePeriodListPage />, make: () => FakeClient = () => timePeriodClient()) => (
  <Stage make={make}>{children}</Stage>
);

// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
const refusing = (entry: Entry<any, any>, answer: () => Promise<never>, children?: ReactNode) =>
  staged(children, answering(timePeriodClient(), entry, answer));

export const List = () => staged();
export const Pages = () =>
  staged(undefined, () => timePeriodClient({ rows: many(60, ({ id }) => timePeriod({ id, timePeriod: id * 5 })) }));
export const Empty = () => staged(undefined, () => timePeriodClient({ rows: [] }));
export const Loading = () => refusing(timePeriodEntries.list, never);
export const Failed = () => refusing(timePeriodEntries.list, fails);
export const SwitchFails = () => refusing(timePeriodEntries.update, fails);
export const OtherRole = () => staged(undefined, () => timePeriodClient({ roles: ['PanelVenueUser'] }));
export const NothingFound = () =>
  staged(<TimePeriodListPage state={{ page: 1, size: 10, search: '999', filters: {} }} onStateChange={() => {}} />);

export const Narrow = () => <NarrowFrame>{staged()}</NarrowFrame>;

export const Add = () => staged(<TimePeriodAddPage />);
export const AddFails = () => refusing(timePeriodEntries.create, fails, <TimePeriodAddPage />);

export const Edit = () => staged(<TimePeriodEditPage id={3} />);
export const EditLoading = () => refusing(timePeriodEntries.detail, never, <TimePeriodEditPage id={3} />);
export const EditFailed = () => refusing(timePeriodEntries.detail, fails, <TimePeriodEditPage id={3} />);
export const EditNotFound = () => staged(<TimePeriodEditPage id={99} />);

/** Change the minutes and save: somebody else has saved meanwhile. */
export const EditConflict = () =>
  refusing(
    timePeriodEntries.update,
    () => Promise.reject(conflictWith(timePeriod({ id: 3, timePeriod: 50, version: 2 }))),
    <TimePeriodEditPage id={3} />,
  );
