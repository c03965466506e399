import type { Download } from '../../client/client';
import { defineEntry } from '../entry';
import type { Done } from '../envelope';
import { type ImportInput, type ImportResult, importErrors } from '../imports';
import type { Choice } from '../lookups';
import type { VenueListInput } from './list';
import type {
  CoffeeOption,
  CoffeeSizeOption,
  CreateVenueInput,
  MilkTypeOption,
  UpdateVenueInput,
  Venue,
} from './records';

const readers = ['PanelUser', 'PanelVenueUser'] as const;
const admins = ['PanelUser'] as const;

/** Ten images of the largest size and a map image, in base64, and the rest. */
const bodyMax = 32_000_000;

const saveErrors = [
  'company_not_found',
  'venue_already_exist',
  'cannot_mark_as_coming_soon',
  'unprocessable_file',
  'storage_full',
] as const;

export const detail = defineEntry<{ id: number }, Venue>()({
  id: 'venues.detail',
  method: 'GET',
  path: '/api/panel/venue/detail/{id}',
  access: readers,
  errors: ['venue_not_found'],
  reads: ['venues', 'milk-types'],
});

export const create = defineEntry<CreateVenueInput, Venue>()({
  id: 'venues.create',
  method: 'POST',
  path: '/api/panel/venue/create-venue',
  access: admins,
  bodyMax,
  idempotent: true,
  errors: saveErrors,
  writes: ['venues', 'companies'],
});

/** A PanelVenueUser changes `venueUserFields` with it; whatever else is sent stays as it is (D-56). */
export const update = defineEntry<UpdateVenueInput, Done>()({
  id: 'venues.update',
  method: 'PUT',
  path: '/api/panel/venue/update-venue',
  access: readers,
  bodyMax,
  wire: { dates: { freeEndDate: 'YYYY-MM-DD' } },
  errors: ['venue_not_found', ...saveErrors, 'busy_time_exceed', 'free_usage_days_count_exceed', 'version_conflict'],
  writes: ['venues', 'companies'],
});

export const coffeeSizes = defineEntry<Record<string, never>, CoffeeSizeOption[]>()({
  id: 'venues.coffeeSizes',
  method: 'GET',
  path: '/api/panel/venue/coffee-size-list',
  access: readers,
  reads: ['coffee-sizes'],
});

/** Store features. */
export const resources = defineEntry<Record<string, never>, Choice[]>()({
  id: 'venues.resources',
  method: 'GET',
  path: '/api/panel/venue/resource-list',
  access: readers,
});

export const coffeeOptions = defineEntry<Record<string, never>, CoffeeOption[]>()({
  id: 'venues.coffeeOptions',
  method: 'GET',
  path: '/api/panel/venue/coffee-option-list',
  access: readers,
});

export const milkTypes = defineEntry<Record<string, never>, MilkTypeOption[]>()({
  id: 'venues.milkTypes',
  method: 'GET',
  path: '/api/panel/venue/milk-type-list',
  access: readers,
  reads: ['milk-types'],
});

/** Takes working hours over from a file; a venue is known again by its code. The same file twice changes nothing (D-61). */
export const importHours = defineEntry<ImportInput, ImportResult>()({
  id: 'venues.importHours',
  method: 'PUT',
  path: '/api/panel/venue/update-working-hours',
  kind: 'multipart',
  access: admins,
  errors: importErrors,
  writes: ['venues'],
});

/** Filters of the working-hours export: those of the list, the status under its other name (VEN-142). */
export type VenueExportInput = Omit<VenueListInput, 'page' | 'size' | 'isActive'> & { statusFilter?: boolean };

/** The working hours of the list's venues as a workbook, in the layout of the import (D-61). */
export const exportHours = defineEntry<VenueExportInput, Download>()({
  id: 'venues.exportHours',
  method: 'GET',
  path: '/api/panel/venue/export-venue-working-hour-list',
  kind: 'file',
  access: admins,
  wire: { aliases: { statusFilter: ['isActive', 'filterByStatus'] } },
});

/** Calls of the editor, the import and the export. */
export const venueEditorEntries = {
  detail,
  create,
  update,
  coffeeSizes,
  resources,
  coffeeOptions,
  milkTypes,
  importHours,
  exportHours,
};
