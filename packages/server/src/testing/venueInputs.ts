import type { CreateVenueInput, UpdateVenueInput } from '@telve/api';
import { csvOf, hoursColumns } from '@telve/api/imports';

type Input = Record<string, unknown>;

let count = 0;

/** A form of a venue that may be saved as it is: Basic plan, filter coffee, full-fat milk, open every day. */
export const venueInput = (companyId: number, change: Partial<CreateVenueInput> = {}): CreateVenueInput => {
  count += 1;
  return {
    venueName: `Deneme Mağazası ${count}`,
    companyId,
    address: 'Caferağa Mah. Sakız Gülü Sok. No: 18/A',
    cityId: 34,
    districtId: 34_001,
    latitude: 40.98512,
    longitude: 29.02547,
    isOpen: false,
    isComingSoon: false,
    hasPlusPackage: false,
    venueExecutiveList: [],
    workingHours: [1, 2, 3, 4, 5, 6, 7].map((workingDay) => ({ workingDay, openHour: '08:00', closeHour: '22:00' })),
    resources: [1],
    venueCoffeeSize: [{ coffeeOptionId: 5, coffeeType: 'FilterCoffee', coffeeSizeType: 'Small' }],
    milkTypes: [{ milkTypeId: 1, milkTypeCode: 'FullFat' }],
    venueImageList: [],
    mapImage: '',
    ...change,
  };
};

/** The same as a change of a stored venue. */
export const venueChange = (
  id: number,
  companyId: number,
  change: Partial<UpdateVenueInput> = {},
): UpdateVenueInput => ({ ...venueInput(companyId), id, isBusy: false, isFree: false, ...change });

const hoursFile = (code: string): File => {
  const heads = hoursColumns.map(({ header }) => header);
  const day = ['08:00', '22:00', ''];
  return new File([csvOf([heads, [code, '', ...Array.from({ length: 7 }, () => day).flat()]])], 'saatler.csv');
};

/** Inputs of the calls of the venue editor, by their ids, for a venue of the company. */
export const venueInputs = (of: { venueId: number; companyId: number; code: string }): Record<string, () => Input> => ({
  'venues.detail': () => ({ id: of.venueId }),
  'venues.create': () => ({ ...venueInput(of.companyId) }),
  'venues.update': () => ({ ...venueChange(of.venueId, of.companyId) }),
  'venues.importHours': () => ({ file: hoursFile(of.code) }),
});
