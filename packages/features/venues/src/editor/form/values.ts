import type { CoffeeType, StoreType, VenueCoffeeSize } from '@telve/api';

/** Busy, on holiday, or neither: they exclude each other (VEN-92, VEN-96). */
export type Pause = '' | 'busy' | 'holiday';

/** What a venue user may change, and the switch it depends on (D-56). */
export interface StatusValues {
  isOpen: boolean;
  isComingSoon: boolean;
  pause: Pause;
  /** `HH:mm` today; empty unless busy. */
  busyEndTime: string;
  /** `YYYY-MM-DD`, last day; empty unless on holiday. */
  freeEndDate: string;
}

/** Hours of one day as typed. A shut day has none: they come back from the section's memory when it is opened. */
export interface DayHours {
  isOpen: boolean;
  openHour: string;
  closeHour: string;
}

export interface ExecutiveValues {
  /** Undefined for one that is not stored yet. */
  id?: number;
  fullName: string;
  title: string;
  phoneNumber: string;
}

/** A coffee in one size. */
export interface CoffeeCell {
  coffeeOptionId: number;
  coffeeType: CoffeeType;
  coffeeSizeType: VenueCoffeeSize;
  isOn: boolean;
  milkyCode: string;
  withoutMilkyCode: string;
  /** Millilitres; NaN for a text that is no number. */
  coffeeVolume: number | null;
}

export interface VenueValues extends StatusValues {
  venueName: string;
  companyId: string;
  selectVenueStore: StoreType | '';
  resources: readonly string[];
  address: string;
  cityId: string;
  districtId: string;
  /** Degrees; NaN for a text that is no number. */
  latitude: number | null;
  longitude: number | null;
  mapImage: string;
  venueExecutiveList: readonly ExecutiveValues[];
  /** Seven days from Monday on. */
  workingHours: readonly DayHours[];
  plan: 'basic' | 'plus';
  /** By `cellKey`. Coffees that the plan does not have keep what was chosen until the form is saved (VEN-100). */
  coffees: Readonly<Record<string, CoffeeCell>>;
  milkTypes: readonly string[];
  venueImageList: readonly string[];
}

/** Key of a coffee in one size; also a step of its fields' paths. */
export const cellKey = (coffeeOptionId: number, size: VenueCoffeeSize): string => `o${coffeeOptionId}${size}`;
