import { type Client, type CoffeeSize, coffeeSizeEntries, type Entry, milkTypeEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { conflictWith, type FakeClient, memoryNavigation, milkType, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { CoffeeSizeAddPage } from './coffee-sizes/CoffeeSizeAddPage';
import { CoffeeSizeEditPage } from './coffee-sizes/CoffeeSizeEditPage';
import { CoffeeSizeListPage } from './coffee-sizes/CoffeeSizeListPage';
import { MilkTypeAddPage } from './milk-types/MilkTypeAddPage';
import { MilkTypeEditPage } from './milk-types/MilkTypeEditPage';
import { MilkTypeListPage } from './milk-types/MilkTypeListPage';
import { coffeeSizeClient, milkTypeClient, sampleSizes } from './testing/catalogueClients';

export default { title: 'Milk types and coffee sizes' };

/** A picture that needs no server. */
const cup = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${colour}" d="M5 5h14l-2 15H7z"/></svg>`)}`;

const sizes: readonly CoffeeSize[] = sampleSizes.map((size) => ({
  ...size,
  coffeeSizeImg: cup('#8a7a6c'),
  coffeeSizeImgSelected: cup('#0f7285'),
}));

function Stage({ make, children }: { make: () => Client; children: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const milk = (children: ReactNode, make: () => FakeClient = () => milkTypeClient()) => (
  <Stage make={make}>{children}</Stage>
);
const coffee = (children: ReactNode, make: () => FakeClient = () => coffeeSizeClient({ rows: sizes })) => (
  <Stage make={make}>{children}</Stage>
);

// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
const answering = (client: FakeClient, entry: Entry<any, any>, answer: () => Promise<never>) => () => {
  client.answer(entry, answer);
  return client;
};

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

export const MilkTypes = () => milk(<MilkTypeListPage />);
export const MilkTypesEmpty = () => milk(<MilkTypeListPage />, () => milkTypeClient({ rows: [] }));
export const MilkTypesLoading = () =>
  milk(<MilkTypeListPage />, answering(milkTypeClient(), milkTypeEntries.list, never));
export const MilkTypesFailed = () =>
  milk(<MilkTypeListPage />, answering(milkTypeClient(), milkTypeEntries.list, fails));
export const MilkTypesSwitchFails = () =>
  milk(<MilkTypeListPage />, answering(milkTypeClient(), milkTypeEntries.setActive, fails));
export const MilkTypesOtherRole = () => milk(<MilkTypeListPage />, () => milkTypeClient({ roles: ['PanelVenueUser'] }));
export const MilkTypesNarrow = () => <div style={{ maxWidth: 390 }}>{milk(<MilkTypeListPage />)}</div>;
export const MilkTypeAdd = () => milk(<MilkTypeAddPage />);
export const MilkTypeEdit = () => milk(<MilkTypeEditPage id={2} />);
export const MilkTypeNotFound = () => milk(<MilkTypeEditPage id={99} />);

/** Change the title and save: somebody else has saved meanwhile. */
export const MilkTypeConflict = () =>
  milk(
    <MilkTypeEditPage id={1} />,
    answering(milkTypeClient(), milkTypeEntries.update, () =>
      Promise.reject(conflictWith(milkType({ milkType: 'Tam', version: 2 }))),
    ),
  );

export const CoffeeSizes = () => coffee(<CoffeeSizeListPage />);
export const CoffeeSizesNarrow = () => <div style={{ maxWidth: 390 }}>{coffee(<CoffeeSizeListPage />)}</div>;
export const CoffeeSizesEmpty = () => coffee(<CoffeeSizeListPage />, () => coffeeSizeClient({ rows: [] }));
export const CoffeeSizeAdd = () => coffee(<CoffeeSizeAddPage />);
export const CoffeeSizeAddFails = () =>
  coffee(<CoffeeSizeAddPage />, answering(coffeeSizeClient(), coffeeSizeEntries.create, fails));
export const CoffeeSizeEdit = () => coffee(<CoffeeSizeEditPage id={2} />);
export const CoffeeSizeEditNarrow = () => <div style={{ maxWidth: 390 }}>{coffee(<CoffeeSizeEditPage id={2} />)}</div>;
