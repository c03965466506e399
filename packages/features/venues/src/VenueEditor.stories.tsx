import { type Entry, type Venue, venueEditorEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { conflictWith, type FakeClient, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { editorClient } from './testing/editorClient';
import { storedVenue } from './testing/storedVenue';
import { VenueAddPage } from './VenueAddPage';
import { VenueEditPage } from './VenueEditPage';

export default { title: 'Venue editor' };

function Stage({ make, children = <VenueEditPage id={1} /> }: { make: () => FakeClient; children?: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`;

const images = [picture('#0f7285'), picture('#ffd58f'), picture('#8a7a6c')];
const coffee = { milkyCode: '', withoutMilkyCode: '', coffeeVolume: null };

/** With pictures and coffees. */
const full: Partial<Venue> = {
  images,
  mapImage: picture('#c9d8c5'),
  resources: [1],
  venueCoffeeSize: [
    { ...coffee, coffeeOptionId: 1, coffeeType: 'Espresso', coffeeSizeType: 'Small' },
    { ...coffee, coffeeOptionId: 2, coffeeType: 'Latte', coffeeSizeType: 'Middle' },
    { ...coffee, coffeeOptionId: 5, coffeeType: 'FilterCoffee', coffeeSizeType: 'Big' },
  ],
};

const edited = (part: Partial<Venue> = {}) => <Stage make={() => editorClient({ ...full, ...part })} />;
const branch = (part: Partial<Venue> = {}) => (
  <Stage make={() => editorClient({ ...full, ...part }, 'PanelVenueUser')} />
);
const added = (make = () => editorClient()) => (
  <Stage make={make}>
    <VenueAddPage />
  </Stage>
);

// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
type AnyEntry = Entry<any, any>;

const answering =
  (entry: AnyEntry, answer: () => Promise<never>, client = editorClient(full)) =>
  () => {
    client.answer(entry, answer);
    return client;
  };

const never = () => new Promise<never>(() => {});
const refused = (error: Error) => () => Promise.reject(error);
const fails = refused(refusal('internal_error', { status: 500 }));

export const Add = () => added();

/** Fill in and save. */
export const AddFails = () => added(answering(venueEditorEntries.create, fails, editorClient()));
export const AddNotAllowed = () => added(() => editorClient({}, 'PanelVenueUser'));
export const ChoicesLoading = () => added(answering(venueEditorEntries.coffeeOptions, never, editorClient()));
export const ChoicesFailed = () => added(answering(venueEditorEntries.coffeeOptions, fails, editorClient()));

export const Edit = () => edited();
export const EditBasicPlan = () => edited({ hasPlusPackage: false });

/** Codes and volumes of coffees, and the type of store. */
export const EditWithExtras = () =>
  edited({ companyId: 2, coffeeExtras: 'True', hasStoreTypes: true, selectVenueStore: 'AG' });
export const EditBusy = () => edited({ isBusy: true, busyEndTime: '23:30' });
export const EditHoliday = () => edited({ isFree: true, freeEndDate: '2036-12-05', remainingFreeUsageRights: 9 });

/** Switch it on: a question comes first. */
export const EditComingSoon = () => edited({ isOpen: false, isComingSoon: true, wasActivated: false });

/** It was active before: the switch says why it is fixed. */
export const EditPassive = () => edited({ isOpen: false });
export const EditCompanyPassive = () => edited({ companyIsActive: false });
export const EditLoading = () => <Stage make={answering(venueEditorEntries.detail, never)} />;
export const EditFailed = () => <Stage make={answering(venueEditorEntries.detail, fails)} />;
export const EditNotFound = () => (
  <Stage make={answering(venueEditorEntries.detail, refused(refusal('venue_not_found', { status: 404 })))} />
);
export const EditNarrow = () => <div style={{ maxWidth: 390 }}>{edited()}</div>;

/** Save: the name is taken. */
export const EditNameTaken = () => (
  <Stage make={answering(venueEditorEntries.update, refused(refusal('venue_already_exist', { status: 409 })))} />
);

/** Change the name and save: somebody else has saved meanwhile. */
export const EditConflict = () => (
  <Stage
    make={answering(
      venueEditorEntries.update,
      refused(conflictWith(storedVenue({ ...full, venueName: 'Kırık Fincan', address: 'Moda Cad. 14', version: 4 }))),
    )}
  />
);

export const VenueUser = () => branch();
export const VenueUserPassive = () => branch({ isOpen: false, wasActivated: false });
export const VenueUserCoffeesFail = () => (
  <Stage make={answering(venueEditorEntries.coffeeOptions, fails, editorClient(full, 'PanelVenueUser'))} />
);
export const VenueUserNarrow = () => <div style={{ maxWidth: 390 }}>{branch()}</div>;
