import type { CoffeeExtras } from './companies';
import { defineEntry } from './entry';

/** A record as a choice. */
export interface Choice {
  id: number;
  name: string;
}

/** A company as a choice. What is not told is as for most: active, without extras, without store types. */
export interface CompanyChoice extends Choice {
  active?: boolean;
  /** Whether its venues have the extra coffee fields (COMP-29). */
  coffeeExtras?: CoffeeExtras;
  /** True for the one company whose venues have a store type (VEN-30, D-54). */
  hasStoreTypes?: boolean;
}

/** A value of an enumeration with its Turkish label. */
export interface EnumValue {
  value: string;
  label: string;
}

/** Enumerations that may be asked by name; any other name is answered 404. */
export const enumNames = ['CompanyStatus', 'CompanyStatusReasonType', 'SegmentType', 'SubscriptionType'] as const;
export type EnumName = (typeof enumNames)[number];

export const getEnum = defineEntry<{ name: EnumName }, EnumValue[]>()({
  id: 'lookups.enum',
  method: 'GET',
  path: '/api/public/get-enum/{name}',
  access: 'public',
  errors: ['not_found'],
});

export const cities = defineEntry<Record<string, never>, Choice[]>()({
  id: 'lookups.cities',
  method: 'GET',
  path: '/api/public/city',
  access: 'public',
});

export const districts = defineEntry<{ cityId: number }, Choice[]>()({
  id: 'lookups.districts',
  method: 'GET',
  path: '/api/public/district',
  access: 'public',
});

export const merchantCompanies = defineEntry<Record<string, never>, CompanyChoice[]>()({
  id: 'lookups.merchantCompanies',
  method: 'GET',
  path: '/api/panel/company/merchant-company-list',
  access: ['PanelUser'],
  reads: ['companies'],
});

/** Names of the venues in the caller's scope, or of one company when `companyId` is given (VEN-127, VEN-128, D-53). */
export const venueNames = defineEntry<{ companyId?: number }, Choice[]>()({
  id: 'lookups.venueNames',
  method: 'GET',
  path: '/api/panel/venue/venue-name-list/{companyId?}',
  access: ['PanelUser', 'PanelVenueUser'],
  reads: ['venues'],
});

export const lookupEntries = { getEnum, cities, districts, merchantCompanies, venueNames };
