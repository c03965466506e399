import { authEntries, type Client, type Entry, panelUserEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { conflictWith, many, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { type PanelUserClientOptions, panelUserClient } from '../testing/panelUserClient';
import { panelUserRow, sampleSessions } from '../testing/panelUsers';
import { PanelUserAddPage } from './PanelUserAddPage';
import { PanelUserEditPage } from './PanelUserEditPage';
import { PanelUserListPage } from './PanelUserListPage';

export default { title: 'Panel users' };

function Stage({ make, children = <PanelUserListPage /> }: { make: () => Client; children?: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children?: ReactNode, options?: PanelUserClientOptions) => (
  <Stage make={() => panelUserClient(options)}>{children}</Stage>
);

// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
const answering = (entry: Entry<any, any>, answer: () => Promise<never>, children?: ReactNode) => (
  <Stage
    make={() => {
      const client = panelUserClient();
      client.answer(entry, answer);
      return client;
    }}
  >
    {children}
  </Stage>
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));
const edit = (id: number) => <PanelUserEditPage id={id} />;

export const List = () => staged();
export const Pages = () => staged(undefined, { users: many(60, ({ id }) => panelUserRow({ id })) });
export const Empty = () => staged(undefined, { users: [] });
export const Loading = () => answering(panelUserEntries.list, never);
export const Failed = () => answering(panelUserEntries.list, fails);
export const SwitchFails = () => answering(panelUserEntries.updateActive, fails);
export const NothingFound = () =>
  staged(<PanelUserListPage state={{ page: 1, size: 10, search: 'yok', filters: {} }} onStateChange={() => {}} />);

/** A venue user reads; a badge says the state. */
export const VenueUser = () => staged(undefined, { roles: ['PanelVenueUser'], identity: '3' });
export const Forbidden = () => staged(undefined, { roles: ['PanelReportUser'] });

/** The card form: each value is on the card. */
export const Narrow = () => <div style={{ maxWidth: 390 }}>{staged()}</div>;

export const Add = () => staged(<PanelUserAddPage />);
export const AddFails = () => answering(panelUserEntries.create, fails, <PanelUserAddPage />);
export const AddNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<PanelUserAddPage />)}</div>;

export const Edit = () => staged(edit(4));
export const EditAdmin = () => staged(edit(2));
export const EditApplicant = () => staged(edit(7));
export const EditPassive = () => staged(edit(6), { sessions: [] });

/** Role and activity of the own account stay; the session of this page cannot be ended here. */
export const EditOwn = () =>
  staged(edit(1), { sessions: sampleSessions().map((session, index) => ({ ...session, current: index === 0 })) });
export const EditLoading = () => answering(panelUserEntries.detail, never, edit(4));
export const EditFailed = () => answering(panelUserEntries.detail, fails, edit(4));
export const EditNotFound = () => staged(edit(99));
export const SessionsFailed = () => answering(panelUserEntries.sessions, fails, edit(4));
export const ResetRefused = () =>
  answering(authEntries.newPassword, () => Promise.reject(refusal('too_many_requests', { status: 429 })), edit(4));

/** Change the venue and save: somebody else has saved meanwhile. */
export const EditConflict = () =>
  answering(
    panelUserEntries.update,
    () =>
      Promise.reject(
        conflictWith(
          panelUserRow({
            version: 2,
            companyId: 2,
            companyName: 'Mercan Gıda ve Turizm A.Ş.',
            venueId: 0,
            venueName: null,
            allVenue: true,
          }),
        ),
      ),
    edit(4),
  );
