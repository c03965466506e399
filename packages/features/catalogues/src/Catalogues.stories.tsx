import { type CoffeeSize, coffeeSizeEntries, milkTypeEntries } from '@telve/api';
import { conflictWith, type FakeClient, milkType } from '@telve/testing';
import type { ReactNode } from 'react';
import { CoffeeSizeAddPage } from './coffee-sizes/CoffeeSizeAddPage';
import { CoffeeSizeEditPage } from './coffee-sizes/CoffeeSizeEditPage';
import { CoffeeSizeListPage } from './coffee-sizes/CoffeeSizeListPage';
import { MilkTypeAddPage } from './milk-types/MilkTypeAddPage';
import { MilkTypeEditPage } from './milk-types/MilkTypeEditPage';
import { MilkTypeListPage } from './milk-types/MilkTypeListPage';
import { coffeeSizeClient, milkTypeClient, sampleSizes } from './testing/catalogueClients';
import { answering, fails, Narrow, never, Stage } from './testing/Stage';

export default { title: 'Milk types and coffee sizes' };

/** A picture that needs no server. */
const cup = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${colour}" d="M5 5h14l-2 15H7z"/></svg>`)}`;

const sizes: readonly CoffeeSize[] = sampleSizes.map((size) => ({
  ...size,
  coffeeSizeImg: cup('#8a7a6c'),
  coffeeSizeImgSelected: cup('#0f7285'),
}));

const milk = (children: ReactNode, make: () => FakeClient = () => milkTypeClient()) => (
  <Stage make={make}>{children}</Stage>
);
const coffee = (children: ReactNode, make: () => FakeClient = () => coffeeSizeClient({ rows: sizes })) => (
  <Stage make={make}>{children}</Stage>
);

export const MilkTypes = () => milk(<MilkTypeListPage />);
export const MilkTypesEmpty = () => milk(<MilkTypeListPage />, () => milkTypeClient({ rows: [] }));
export const MilkTypesLoading = () =>
  milk(<MilkTypeListPage />, answering(milkTypeClient(), milkTypeEntries.list, never));
export const MilkTypesFailed = () =>
  milk(<MilkTypeListPage />, answering(milkTypeClient(), milkTypeEntries.list, fails));
export const MilkTypesSwitchFails = () =>
  milk(<MilkTypeListPage />, answering(milkTypeClient(), milkTypeEntries.setActive, fails));
export const MilkTypesOtherRole = () => milk(<MilkTypeListPage />, () => milkTypeClient({ roles: ['PanelVenueUser'] }));
export const MilkTypesNarrow = () => <Narrow>{milk(<MilkTypeListPage />)}</Narrow>;
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
export const CoffeeSizesNarrow = () => <Narrow>{coffee(<CoffeeSizeListPage />)}</Narrow>;
export const CoffeeSizesEmpty = () => coffee(<CoffeeSizeListPage />, () => coffeeSizeClient({ rows: [] }));
export const CoffeeSizesLoading = () =>
  coffee(<CoffeeSizeListPage />, answering(coffeeSizeClient(), coffeeSizeEntries.list, never));
export const CoffeeSizesFailed = () =>
  coffee(<CoffeeSizeListPage />, answering(coffeeSizeClient(), coffeeSizeEntries.list, fails));
export const CoffeeSizesSwitchFails = () =>
  coffee(<CoffeeSizeListPage />, answering(coffeeSizeClient({ rows: sizes }), coffeeSizeEntries.setActive, fails));
export const CoffeeSizesOtherRole = () =>
  coffee(<CoffeeSizeListPage />, () => coffeeSizeClient({ roles: ['PanelVenueUser'] }));
export const CoffeeSizeAdd = () => coffee(<CoffeeSizeAddPage />);
export const CoffeeSizeAddFails = () =>
  coffee(<CoffeeSizeAddPage />, answering(coffeeSizeClient(), coffeeSizeEntries.create, fails));
export const CoffeeSizeEdit = () => coffee(<CoffeeSizeEditPage id={2} />);
export const CoffeeSizeEditNarrow = () => <Narrow>{coffee(<CoffeeSizeEditPage id={2} />)}</Narrow>;
export const CoffeeSizeNotFound = () => coffee(<CoffeeSizeEditPage id={99} />);
