import { helpContentEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { conflictWith, type FakeClient, helpContent, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { HelpContentAddPage } from './HelpContentAddPage';
import { HelpContentEditPage } from './HelpContentEditPage';
import { HelpContentListPage } from './HelpContentListPage';
import { helpClient } from './testing/helpClient';

export default { title: 'Help contents' };

function Stage({ make, children }: { make: () => FakeClient; children: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children: ReactNode = <HelpContentListPage />, change: (client: FakeClient) => void = () => {}) => (
  <Stage
    make={() => {
      const client = helpClient();
      change(client);
      return client;
    }}
  >
    {children}
  </Stage>
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500, message: 'Şu anda yapılamıyor.' }));

export const List = () => staged();
export const ListEmpty = () => <Stage make={() => helpClient({ rows: [] })}>{<HelpContentListPage />}</Stage>;
export const ListLoading = () => staged(undefined, (client) => client.answer(helpContentEntries.list, never));
export const ListFailed = () => staged(undefined, (client) => client.answer(helpContentEntries.list, fails));
export const PriorityFails = () => staged(undefined, (client) => client.answer(helpContentEntries.setPriority, fails));
export const PrioritySaving = () => staged(undefined, (client) => client.answer(helpContentEntries.setPriority, never));
export const SwitchFails = () => staged(undefined, (client) => client.answer(helpContentEntries.setActive, fails));
export const OtherRole = () => (
  <Stage make={() => helpClient({ roles: ['PanelVenueUser'] })}>{<HelpContentListPage />}</Stage>
);
export const ListNarrow = () => <div style={{ maxWidth: 390 }}>{staged()}</div>;
export const Add = () => staged(<HelpContentAddPage />);
export const AddNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<HelpContentAddPage />)}</div>;
export const CategoriesFailed = () =>
  staged(<HelpContentAddPage />, (client) => client.answer(helpContentEntries.categories, fails));
export const Edit = () => staged(<HelpContentEditPage id={15} />);
export const EditWithMarkup = () => staged(<HelpContentEditPage id={20} />);
export const EditFails = () =>
  staged(<HelpContentEditPage id={15} />, (client) => client.answer(helpContentEntries.update, fails));
export const RemoveFails = () =>
  staged(<HelpContentEditPage id={15} />, (client) => client.answer(helpContentEntries.remove, fails));
export const NotFound = () => staged(<HelpContentEditPage id={99} />);

/** Change the question and save: somebody else has saved meanwhile. */
export const Conflict = () =>
  staged(<HelpContentEditPage id={15} />, (client) =>
    client.answer(helpContentEntries.update, () =>
      Promise.reject(conflictWith(helpContent({ title: 'Onların sorusu?', version: 2 }))),
    ),
  );
