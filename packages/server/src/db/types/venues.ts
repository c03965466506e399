import type { Generated } from 'kysely';
import type { InstantDefault, Maybe, MaybeInstant, Version } from './columns';

/** A partner company. `name` sorts in Turkish order. */
export interface CompaniesTable {
  id: Generated<number>;
  name: string;
  /** `foldTr` of everything a search looks in, written by the application. */
  search: string;
  active: Generated<boolean>;
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
  /** Set by the first activation and never cleared: such a venue cannot be marked coming soon (VEN-146). */
  ever_activated: Generated<boolean>;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
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
