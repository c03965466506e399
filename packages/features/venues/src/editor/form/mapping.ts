import {
  type CoffeeOption,
  type CompanyChoice,
  type CreateVenueInput,
  closedHour,
  isClosedDay,
  isCoffeeOffered,
  type MilkTypeOption,
  sizesOfCoffee,
  type UpdateVenueInput,
  type Venue,
  type VenueCoffee,
  venueLimits,
  type WorkingHours,
  workingDays,
} from '@telve/api';
import { parsePhone } from '@telve/locale';
import {
  type CoffeeCell,
  cellKey,
  type DayHours,
  type ExecutiveValues,
  type StatusValues,
  type VenueValues,
} from './values';

/** What the form needs to know beside its values. */
export interface Choices {
  coffees: readonly CoffeeOption[];
  milks: readonly MilkTypeOption[];
  companies: readonly CompanyChoice[];
}

const cellsOf = (coffees: readonly CoffeeOption[], stored: readonly VenueCoffee[] | null): VenueValues['coffees'] =>
  Object.fromEntries(
    coffees.flatMap(({ id, coffeeType, checked }) =>
      sizesOfCoffee(coffeeType).map((coffeeSizeType): [string, CoffeeCell] => {
        const has = stored?.find((one) => one.coffeeOptionId === id && one.coffeeSizeType === coffeeSizeType);
        const cell = {
          coffeeOptionId: id,
          coffeeType,
          coffeeSizeType,
          isOn: stored ? has !== undefined : checked,
          milkyCode: has?.milkyCode ?? '',
          withoutMilkyCode: has?.withoutMilkyCode ?? '',
          coffeeVolume: has?.coffeeVolume ?? null,
        };
        return [cellKey(id, coffeeSizeType), cell];
      }),
    ),
  );

const usual: DayHours = { isOpen: true, openHour: '09:00', closeHour: '22:00' };

/** A new venue (VEN-27 to VEN-43): passive until somebody opens it, open every day at usual hours. */
export const emptyVenue = ({ coffees }: Pick<Choices, 'coffees'>): VenueValues => ({
  venueName: '',
  companyId: '',
  selectVenueStore: '',
  resources: [],
  isOpen: false,
  isComingSoon: false,
  pause: '',
  busyEndTime: '',
  freeEndDate: '',
  address: '',
  cityId: '',
  districtId: '',
  latitude: null,
  longitude: null,
  mapImage: '',
  venueExecutiveList: [],
  workingHours: workingDays.map(() => usual),
  plan: 'plus',
  coffees: cellsOf(coffees, null),
  milkTypes: [],
  venueImageList: [],
});

/** A stored day as it is typed. */
export const toDay = ({ openHour, closeHour }: WorkingHours): DayHours =>
  isClosedDay({ openHour, closeHour })
    ? { isOpen: false, openHour: '', closeHour: '' }
    : { isOpen: true, openHour, closeHour };

/** The part of a stored venue that venue users may change (D-56). */
export const toStatusValues = (venue: Venue): StatusValues => ({
  isOpen: venue.isOpen,
  isComingSoon: venue.isComingSoon,
  pause: venue.isFree ? 'holiday' : venue.isBusy ? 'busy' : '',
  busyEndTime: venue.busyEndTime ?? '',
  freeEndDate: venue.freeEndDate ?? '',
});

/** A stored venue as form values (VEN-45). */
export const toValues = (venue: Venue, { coffees }: Pick<Choices, 'coffees'>): VenueValues => ({
  ...toStatusValues(venue),
  venueName: venue.venueName,
  companyId: String(venue.companyId),
  selectVenueStore: venue.selectVenueStore ?? '',
  resources: venue.resources.map(String),
  address: venue.address,
  cityId: String(venue.cityId),
  districtId: String(venue.districtId),
  latitude: venue.latitude,
  longitude: venue.longitude,
  mapImage: venue.mapImage ?? '',
  venueExecutiveList: venue.venueExecutiveList.map(({ id, fullName, title, phoneNumber }) => ({
    id,
    fullName,
    title,
    phoneNumber: parsePhone(phoneNumber) ?? phoneNumber,
  })),
  workingHours: venue.workingHours.map(toDay),
  plan: venue.hasPlusPackage ? 'plus' : 'basic',
  coffees: cellsOf(coffees, venue.venueCoffeeSize),
  milkTypes: venue.milkTypes.map(({ milkTypeId }) => String(milkTypeId)),
  venueImageList: venue.images,
});

/** An unchosen id travels as no id: the rules say that it is missing. */
const idOf = (text: string): number => (text === '' ? (undefined as unknown as number) : Number(text));

/** A day as it is stored: a shut one is midnight to midnight (VEN-98). */
export const toWorkingHours = (days: readonly DayHours[]): WorkingHours[] =>
  workingDays.map((workingDay, at) => {
    const { isOpen = false, openHour = '', closeHour = '' } = days[at] ?? {};
    return isOpen ? { workingDay, openHour, closeHour } : { workingDay, openHour: closedHour, closeHour: closedHour };
  });

/** Whether millilitres may be sent; what may not is told by `furtherFaults` at its own field. */
export const isVolume = (volume: number | null): boolean =>
  volume === null || (Number.isInteger(volume) && volume >= 1 && volume <= venueLimits.coffeeVolumeMax);

const toCoffees = ({ coffees, plan }: VenueValues, hasExtras: boolean) =>
  Object.values(coffees)
    .filter(({ isOn, coffeeType }) => isOn && isCoffeeOffered(coffeeType, plan === 'plus'))
    .map(({ isOn: _, milkyCode, withoutMilkyCode, coffeeVolume, ...coffee }) =>
      hasExtras
        ? { ...coffee, milkyCode, withoutMilkyCode, coffeeVolume: isVolume(coffeeVolume) ? coffeeVolume : null }
        : coffee,
    );

const toExecutives = (typed: readonly ExecutiveValues[], stored: Venue['venueExecutiveList']) => [
  ...typed.map(({ id, ...executive }) => (id === undefined ? executive : { id, ...executive })),
  ...stored
    .filter((one) => !typed.some(({ id }) => id === one.id))
    .map(({ id, fullName }) => ({ id, fullName, isDeleted: true })),
];

const companyOf = (companies: readonly CompanyChoice[], id: string) => companies.find((one) => String(one.id) === id);

/** Whether the chosen company has the extra coffee fields (COMP-29, D-66); the stored answer counts until the choices are there. */
export const hasExtras = (companies: readonly CompanyChoice[], companyId: string, stored?: Venue): boolean => {
  const extras =
    companyOf(companies, companyId)?.coffeeExtras ??
    (stored && String(stored.companyId) === companyId ? stored.coffeeExtras : undefined);
  return extras === 'True';
};

/** Whether the chosen company has store types (VEN-30, D-54). */
export const hasStoreTypes = (companies: readonly CompanyChoice[], companyId: string, stored?: Venue): boolean =>
  companyOf(companies, companyId)?.hasStoreTypes ??
  (stored !== undefined && String(stored.companyId) === companyId && stored.hasStoreTypes);

/** Form values as the call's input (VEN-138). `stored` is the record that is edited. */
export const toInput = (values: VenueValues, { milks, companies }: Choices, stored?: Venue): CreateVenueInput => {
  const codes = new Map(
    [...(stored?.milkTypes ?? []).map((one) => ({ ...one, id: one.milkTypeId })), ...milks].map((milk) => [
      String(milk.id),
      milk.milkTypeCode,
    ]),
  );
  const hasTypes = hasStoreTypes(companies, values.companyId, stored);
  return {
    venueName: values.venueName,
    companyId: idOf(values.companyId),
    ...(hasTypes && values.selectVenueStore !== '' ? { selectVenueStore: values.selectVenueStore } : {}),
    address: values.address,
    cityId: idOf(values.cityId),
    districtId: idOf(values.districtId),
    latitude: values.latitude as number,
    longitude: values.longitude as number,
    isOpen: values.isOpen,
    isComingSoon: values.isComingSoon && !values.isOpen,
    hasPlusPackage: values.plan === 'plus',
    venueExecutiveList: toExecutives(values.venueExecutiveList, stored?.venueExecutiveList ?? []),
    workingHours: toWorkingHours(values.workingHours),
    resources: values.resources.map(Number),
    venueCoffeeSize: toCoffees(values, hasExtras(companies, values.companyId, stored)),
    milkTypes: values.milkTypes.flatMap((id) => {
      const milkTypeCode = codes.get(id);
      return milkTypeCode ? [{ milkTypeId: Number(id), milkTypeCode }] : [];
    }),
    venueImageList: [...values.venueImageList],
    mapImage: values.mapImage,
  };
};

/** What venue users change (D-56), as the call's input: the rest stays as it is and is not sent. */
export const toStatusInput = (id: number, { isOpen, ...values }: StatusValues): UpdateVenueInput => {
  const isBusy = isOpen && values.pause === 'busy';
  const isFree = isOpen && values.pause === 'holiday';
  return {
    id,
    isComingSoon: values.isComingSoon && !isOpen,
    isBusy,
    ...(isBusy ? { busyEndTime: values.busyEndTime } : {}),
    isFree,
    ...(isFree ? { freeEndDate: values.freeEndDate } : {}),
  } as UpdateVenueInput;
};

/** Form values of a stored venue as the call's input (VEN-139, VEN-72). */
export const toUpdate = (values: VenueValues, choices: Choices, stored: Venue): UpdateVenueInput => ({
  ...toInput(values, choices, stored),
  ...toStatusInput(stored.id, values),
});
