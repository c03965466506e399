import type { CoffeeExtras } from '../companies';
import type { MilkTypeCode } from '../milk-codes';
import type { WorkingHours } from './hours';
import type { CoffeeType, StoreType, VenueCoffeeSize } from './values';

/** A person to call at a venue (VEN-31, VEN-72). */
export interface VenueExecutive {
  id: number;
  fullName: string;
  title: string;
  /** Stored as `+90…`, or empty. */
  phoneNumber: string;
}

/** An executive as a form sends it: without id a new one, with `isDeleted` one to remove. */
export interface VenueExecutiveInput extends Omit<VenueExecutive, 'id' | 'title' | 'phoneNumber'> {
  id?: number;
  title?: string;
  phoneNumber?: string;
  isDeleted?: boolean;
}

/** A coffee in one size as a venue sells it (VEN-75). The codes and the volume belong to companies with extras (D-66). */
export interface VenueCoffee {
  coffeeOptionId: number;
  coffeeType: CoffeeType;
  coffeeSizeType: VenueCoffeeSize;
  milkyCode: string;
  withoutMilkyCode: string;
  /** Millilitres, null when it is not told. */
  coffeeVolume: number | null;
}

export type VenueCoffeeInput = Pick<VenueCoffee, 'coffeeOptionId' | 'coffeeType' | 'coffeeSizeType'> &
  Partial<Pick<VenueCoffee, 'milkyCode' | 'withoutMilkyCode' | 'coffeeVolume'>>;

/** A milk type a venue has (VEN-76). */
export interface VenueMilk {
  milkTypeId: number;
  milkTypeCode: MilkTypeCode;
  milkType: string;
}

/** A venue with everything its editor shows (VEN-55 to VEN-76). */
export interface Venue {
  id: number;
  venueName: string;
  code: string;
  companyId: number;
  companyName: string;
  companyIsActive: boolean;
  /** Whether its company has the extra coffee fields (COMP-29). */
  coffeeExtras: CoffeeExtras;
  /** True for venues of the company that has store types (VEN-30). */
  hasStoreTypes: boolean;
  /** Null for venues of other companies. */
  selectVenueStore: StoreType | null;
  /** 1 take-away, 2 burgundy (D-54). */
  venueType: number;
  address: string;
  cityId: number;
  cityName: string;
  districtId: number;
  districtName: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  isOpen: boolean;
  isComingSoon: boolean;
  /** True once it was active: it cannot be marked as coming soon any more (VEN-146). */
  wasActivated: boolean;
  isBusy: boolean;
  /** `HH:mm` in Europe/Istanbul while busy, else null. */
  busyEndTime: string | null;
  isFree: boolean;
  /** `YYYY-MM-DD`, last day of the holiday, else null. */
  freeEndDate: string | null;
  /** Days of holiday left this year, those of a running holiday not counted (D-58). */
  remainingFreeUsageRights: number;
  hasPlusPackage: boolean;
  venueExecutiveList: VenueExecutive[];
  /** Seven days from Monday on, with their Turkish names (VEN-73). */
  workingHours: (WorkingHours & { name: string })[];
  /** Ids of its store features (VEN-74). */
  resources: number[];
  venueCoffeeSize: VenueCoffee[];
  milkTypes: VenueMilk[];
  /** Address of the first image, or null. */
  url: string | null;
  mapImage: string | null;
  /** Addresses of its images; the first is the cover. */
  images: string[];
  version: number;
}

/** What a form of a venue holds. */
export interface VenueFields {
  venueName: string;
  companyId: number;
  /** Only for the company that has store types (VEN-30, D-54). */
  selectVenueStore?: StoreType;
  address: string;
  cityId: number;
  districtId: number;
  latitude: number;
  longitude: number;
  isOpen: boolean;
  /** Only of a passive venue (VEN-87). */
  isComingSoon: boolean;
  hasPlusPackage: boolean;
  venueExecutiveList: VenueExecutiveInput[];
  workingHours: WorkingHours[];
  resources: number[];
  venueCoffeeSize: VenueCoffeeInput[];
  milkTypes: Pick<VenueMilk, 'milkTypeId' | 'milkTypeCode'>[];
  /** New images as data URLs in base64, kept ones as their addresses, in the order in which they are shown (VEN-77). */
  venueImageList: string[];
  /** Likewise; an empty text is none. */
  mapImage: string;
}

export type CreateVenueInput = VenueFields;

/** Busy and holiday exclude each other, and need an active venue (VEN-92 to VEN-97). */
export interface UpdateVenueInput extends VenueFields {
  id: number;
  /** Version that was read; a stale one is answered 409 `version_conflict`, none means the last write wins. */
  version?: number;
  isBusy: boolean;
  /** `HH:mm` today, while busy. */
  busyEndTime?: string;
  isFree: boolean;
  /** `YYYY-MM-DD`, last day, while on holiday. */
  freeEndDate?: string;
}

/** A coffee to choose (VEN-78). */
export interface CoffeeOption {
  id: number;
  title: string;
  coffeeType: CoffeeType;
  /** Whether a new venue starts with it. */
  checked: boolean;
}

/** A size of a coffee to choose (VEN-79). */
export interface CoffeeSizeOption {
  id: number;
  coffeeSize: string;
  coffeeSizeType: VenueCoffeeSize;
  image: string | null;
  coffeeOptionId: number | null;
  milkyCode: string;
  withoutMilkyCode: string;
}

/** A milk type to choose; only active ones are offered (D-66). */
export interface MilkTypeOption {
  id: number;
  milkType: string;
  milkTypeCode: MilkTypeCode;
}
