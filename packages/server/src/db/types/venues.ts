import type { VenueCoffeeSize } from '@telve/api';
import type { Generated } from 'kysely';
import type { Instant, InstantDefault, JsonDefault, Maybe, MaybeInstant, Version } from './columns';

/** A partner company. `name` sorts in Turkish order. */
export interface CompaniesTable {
  id: Generated<number>;
  name: string;
  /** `foldTr` of everything a search looks in, written by the application. */
  search: string;
  active: Generated<boolean>;
  /** A value of the contract, or empty. So are the texts below. */
  segment: Generated<string>;
  title: Generated<string>;
  tax_administration: Generated<string>;
  /** Ten digits, unique where there are any. */
  tax_identity: Generated<string>;
  invoice_address: Generated<string>;
  invoice_mail_address: Generated<string>;
  /** 26 characters without spaces. */
  iban: Generated<string>;
  bank_name: Generated<string>;
  executive_name: Generated<string>;
  executive_title: Generated<string>;
  /** `+90…`. */
  executive_phone_number: Generated<string>;
  /** Its venues have the extra coffee fields (COMP-29). */
  coffee_extras: Generated<boolean>;
  /** 0 open, 1 closed (COMP-30). */
  status: Generated<0 | 1>;
  /** Set exactly while it is closed. */
  status_reason: Generated<string>;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** A shop of a company. */
export interface VenuesTable {
  id: Generated<number>;
  /** Read-only for everybody, unique. */
  code: string;
  name: string;
  /** `foldTr` of name and code, written by the application (`venueSearch`). */
  search: string;
  address: string;
  city_id: number;
  district_id: number;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  company_id: number;
  /** Active (D-53). */
  is_open: Generated<boolean>;
  /** Only a passive venue may be marked (VEN-87). */
  is_coming_soon: Generated<boolean>;
  is_busy: Generated<boolean>;
  /** End of the busy time; set exactly while `is_busy`. */
  busy_end_time: MaybeInstant;
  /** On holiday. */
  is_free: Generated<boolean>;
  /** Last day of the holiday, `YYYY-MM-DD`; set exactly while `is_free`. */
  free_end_date: Maybe<string>;
  /** Holiday days left in `free_usage_year` (D-58). */
  remaining_free_usage_rights: Generated<number>;
  free_usage_year: Maybe<number>;
  /** True: Basic + Plus agreement (D-47). */
  has_plus_package: Generated<boolean>;
  /** 1 take-away, 2 burgundy (D-54). */
  venue_type: Generated<1 | 2>;
  select_venue_store: Maybe<'AG' | 'TW'>;
  /** Address of the picture below the image store, or null. */
  image_url: Maybe<string>;
  map_image: Maybe<string>;
  /** `foldTr` of the name: unique, or null for venues that shared a name before names were held apart. */
  name_key: Maybe<string>;
  /** Seven days from Monday on; midnight to midnight is a shut day (VEN-98). */
  working_hours: JsonDefault<DayHours[]>;
  /** Addresses of its pictures; the first is `image_url`. */
  images: JsonDefault<string[]>;
  /** Set by the first activation and never cleared: such a venue cannot be marked coming soon (VEN-146). */
  ever_activated: Generated<boolean>;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** Opening hours of a day, `HH:mm`. */
export interface DayHours {
  open: string;
  close: string;
}

/** A person to call at a venue; two at most (VEN-32). */
export interface VenueExecutivesTable {
  id: Generated<number>;
  venue_id: number;
  full_name: string;
  title: Generated<string>;
  phone_number: Generated<string>;
}

/** A store feature a venue has. */
export interface VenueResourcesTable {
  venue_id: number;
  resource_id: number;
}

/** A coffee a venue sells in one size. */
export interface VenueCoffeesTable {
  venue_id: number;
  coffee_option_id: number;
  size: VenueCoffeeSize;
  milky_code: Generated<string>;
  without_milky_code: Generated<string>;
  /** Millilitres. */
  volume: Maybe<number>;
}

/** A milk type a venue has. */
export interface VenueMilkTypesTable {
  venue_id: number;
  milk_type_id: number;
}

/** The refused rows of an import, as a file to download for a while. */
export interface ImportLogsTable {
  id: string;
  file_name: string;
  content: string;
  created_by: number;
  created_at: Instant;
  expires_at: Instant;
}

/** An order time period; `minutes` is unique (D-91). */
export interface TimePeriodsTable {
  id: Generated<number>;
  /** Whole minutes, 0 to 1,440. */
  minutes: number;
  active: Generated<boolean>;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}
