import { mixed } from 'yup';
import { limits } from '../../contract/limits';
import type { venueEditorEntries } from '../../contract/venues/editor';
import { importInput, importResult } from '../imports';
import { rulesFor } from '../rules';
import { flag, id, input, out, requiredFlag, requiredId, text, version } from '../schemas';
import { venueFields } from './fields';
import { venuePauseFields } from './pause';

const executive = out.record({ id: out.integer(), fullName: out.text(), title: out.text(), phoneNumber: out.text() });

const workingDay = out.record({
  workingDay: out.integer(),
  openHour: out.text(),
  closeHour: out.text(),
  name: out.text(),
});

const coffee = out.record({
  coffeeOptionId: out.integer(),
  coffeeType: out.text(),
  coffeeSizeType: out.text(),
  milkyCode: out.text(),
  withoutMilkyCode: out.text(),
  coffeeVolume: out.nullableInteger(),
});

const milk = out.record({ milkTypeId: out.integer(), milkTypeCode: out.text(), milkType: out.text() });

const venue = out.record({
  id: out.integer(),
  venueName: out.text(),
  code: out.text(),
  companyId: out.integer(),
  companyName: out.text(),
  companyIsActive: out.flag(),
  coffeeExtras: out.text(),
  hasStoreTypes: out.flag(),
  selectVenueStore: out.nullableText(),
  venueType: out.integer(),
  address: out.text(),
  cityId: out.integer(),
  cityName: out.text(),
  districtId: out.integer(),
  districtName: out.text(),
  latitude: out.number(),
  longitude: out.number(),
  isOpen: out.flag(),
  isComingSoon: out.flag(),
  wasActivated: out.flag(),
  isBusy: out.flag(),
  busyEndTime: out.nullableText(),
  isFree: out.flag(),
  freeEndDate: out.nullableText(),
  remainingFreeUsageRights: out.integer(),
  hasPlusPackage: out.flag(),
  venueExecutiveList: out.list(executive),
  workingHours: out.list(workingDay),
  resources: out.list(out.integer()),
  venueCoffeeSize: out.list(coffee),
  milkTypes: out.list(milk),
  url: out.nullableText(),
  mapImage: out.nullableText(),
  images: out.list(out.text()),
  version: out.integer(),
});

const coffeeSize = out.record({
  id: out.integer(),
  coffeeSize: out.text(),
  coffeeSizeType: out.text(),
  image: out.nullableText(),
  coffeeOptionId: out.nullableInteger(),
  milkyCode: out.text(),
  withoutMilkyCode: out.text(),
});

const coffeeOption = out.record({
  id: out.integer(),
  title: out.text(),
  coffeeType: out.text(),
  checked: out.flag(),
});

const milkType = out.record({ id: out.integer(), milkType: out.text(), milkTypeCode: out.text() });

const choice = out.record({ id: out.integer(), name: out.text() });

const known = () => ({ id: requiredId(), version: version() });

export const venueEditorRules = rulesFor<typeof venueEditorEntries>()({
  detail: { input: input({ id: requiredId() }), payload: venue },
  create: { input: input(venueFields()), payload: venue },
  update: {
    input: input({ ...known(), ...venueFields(), ...venuePauseFields() }),
    // The form of a venue user sends all of it; the rest of what it sends is not even looked at (D-56).
    inputOf: { PanelVenueUser: input({ ...known(), isComingSoon: requiredFlag(), ...venuePauseFields() }) },
    payload: out.flag(),
  },
  coffeeSizes: { input: input({}), payload: out.list(coffeeSize) },
  resources: { input: input({}), payload: out.list(choice) },
  coffeeOptions: { input: input({}), payload: out.list(coffeeOption) },
  milkTypes: { input: input({}), payload: out.list(milkType) },
  importHours: { input: importInput(), payload: importResult },
  exportHours: {
    input: input({
      search: text(limits.searchMax),
      cityId: id(),
      districtId: id(),
      companyId: id(),
      statusFilter: flag(),
      hasPlusPackage: flag(),
    }),
    payload: mixed(),
  },
});

/** What the form of a PanelVenueUser is checked by. */
export const venueUserRules = { input: venueEditorRules.update.inputOf.PanelVenueUser };
