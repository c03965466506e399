import { defineEntry } from '../entry';
import type { Done, Page, PageInput } from '../envelope';

/** Filters of the venue list. `companyId` and `hasPlusPackage` count for PanelUser only (VEN-16, VEN-17). */
export interface VenueListInput extends PageInput {
  cityId?: number;
  districtId?: number;
  companyId?: number;
  /** True: only active venues (isOpen), false: only passive ones (D-53). */
  isActive?: boolean;
  hasPlusPackage?: boolean;
}

/** A row of the venue list. */
export interface VenueRow {
  id: number;
  venueName: string;
  code: string;
  /** Address of the venue's picture, or null. */
  url: string | null;
  companyId: number;
  companyName: string;
  companyIsActive: boolean;
  cityId: number;
  cityName: string;
  districtId: number;
  districtName: string;
  hasPlusPackage: boolean;
  isOpen: boolean;
  isComingSoon: boolean;
  isBusy: boolean;
  /** `HH:mm` in Europe/Istanbul while busy, else null. */
  busyEndTime: string | null;
  isFree: boolean;
  /** `YYYY-MM-DD`, last day of the holiday, else null. */
  freeEndDate: string | null;
  version: number;
}

export interface VenueStatusInput {
  venueId: number;
  status: boolean;
}

export const list = defineEntry<VenueListInput, Page<VenueRow>>()({
  id: 'venues.list',
  method: 'GET',
  path: '/api/panel/venue/venue-list',
  access: ['PanelUser', 'PanelVenueUser'],
  wire: { aliases: { isActive: ['filterByStatus', 'statusFilter'] } },
  reads: ['venues'],
});

/** Switches a venue on or off. Carries no version: the last switch wins (D-91). */
export const updateStatus = defineEntry<VenueStatusInput, Done>()({
  id: 'venues.updateStatus',
  method: 'PUT',
  path: '/api/panel/venue/update-status',
  access: ['PanelUser'],
  errors: ['venue_not_found'],
  writes: ['venues'],
});
