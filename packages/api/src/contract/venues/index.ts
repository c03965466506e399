import { list, updateStatus } from './list';

export { type VenueExportInput, venueEditorEntries } from './editor';
export {
  closedHour,
  endOfDayHour,
  type HoursFault,
  hoursFault,
  isClosedDay,
  isFullDay,
  isOvernight,
  openMinutes,
  type WorkingHours,
  workingDays,
} from './hours';
export type { VenueListInput, VenueRow, VenueStatusInput } from './list';
export type {
  CoffeeOption,
  CoffeeSizeOption,
  CreateVenueInput,
  MilkTypeOption,
  UpdateVenueInput,
  Venue,
  VenueCoffee,
  VenueCoffeeInput,
  VenueExecutive,
  VenueExecutiveInput,
  VenueFields,
  VenueMilk,
} from './records';
export * from './values';
export { list, updateStatus };

/** Calls of the list; those of the editor are `venueEditorEntries`. */
export const venueEntries = { list, updateStatus };
