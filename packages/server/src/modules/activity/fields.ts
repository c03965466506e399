import { workingDays } from '@telve/api';
import { sheetTexts } from '@telve/api/imports';
import { formatIban, formatPhone, toIstanbul } from '@telve/locale';

/** A value as the audit log keeps it. */
type Raw = unknown;

/** How a field of the audit log is told: under which name, and its value as a text or as a record's name. */
export interface FieldRule {
  field: string;
  /** Records the value is the id of. */
  names?: 'company' | 'venue';
  text?: (value: Raw) => string;
}

const timeOfDay = (value: Raw): string => toIstanbul(String(value)).time;

/** Every field a log shows; what is not named here never leaves the server. */
const rules: Readonly<Record<string, FieldRule>> = {
  firstName: { field: 'firstName' },
  lastName: { field: 'lastName' },
  email: { field: 'email' },
  role: { field: 'role' },
  companyId: { field: 'companyName', names: 'company' },
  venueId: { field: 'venueName', names: 'venue' },
  allVenue: { field: 'allVenue' },
  active: { field: 'active' },
  timePeriod: { field: 'timePeriod' },
  status: { field: 'applicationStatus' },
};

/** Labels of the contract's values; one that this version does not know is told as it is. */
const labels =
  (words: Readonly<Record<string, string>>) =>
  (value: Raw): string =>
    (Object.hasOwn(words, String(value)) ? words[String(value)] : undefined) ?? String(value);

const plain = (...fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, { field }]));

/** Fields of venues, whose audit rows have the names of the database's columns. */
const venue: Readonly<Record<string, FieldRule>> = {
  ...plain('name'),
  companyId: { field: 'companyName', names: 'company' },
  select_venue_store: { field: 'selectVenueStore' },
  ...plain('address'),
  city: { field: 'cityName' },
  district: { field: 'districtName' },
  ...plain('latitude', 'longitude'),
  is_open: { field: 'isOpen' },
  is_coming_soon: { field: 'isComingSoon' },
  is_busy: { field: 'isBusy' },
  busy_end_time: { field: 'busyEndTime', text: timeOfDay },
  is_free: { field: 'isFree' },
  free_end_date: { field: 'freeEndDate' },
  has_plus_package: { field: 'hasPlusPackage' },
  ...Object.fromEntries(workingDays.map((day) => [`hours_${day}`, { field: `workingHours${day}` }])),
  executives: { field: 'venueExecutiveList' },
  ...plain('resources'),
  coffees: { field: 'venueCoffeeSize' },
  milk_types: { field: 'milkTypes' },
  ...plain('images'),
  map_image: { field: 'mapImage' },
};

/** Fields of records whose names others have too: an application's are not to be told with them. */
const byEntity: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = {
  venue,
  company: {
    ...plain('companyName'),
    companySegment: { field: 'companySegment', text: labels(sheetTexts.companySegments) },
    ...plain('companyTitle', 'taxAdministration', 'taxIdentity', 'invoiceAddress', 'invoiceMailAddress'),
    iban: { field: 'iban', text: (value) => formatIban(String(value)) },
    ...plain('bankName', 'executiveName', 'executiveTitle'),
    executivePhoneNumber: { field: 'executivePhoneNumber', text: (value) => formatPhone(String(value)) },
    ...plain('active'),
    coffeeExtras: { field: 'coffeeExtras', text: (value) => String(value === 'True') },
    companyStatus: { field: 'companyStatus', text: labels(sheetTexts.companyStatuses) },
    companyStatusReasonType: { field: 'companyStatusReasonType', text: labels(sheetTexts.companyStatusReasons) },
  },
  milk_type: plain('milkType', 'milkTypeCode', 'active'),
  coffee_size: plain('coffeeSize', 'active'),
};

const rulesOf = (entity: string | null): Readonly<Record<string, FieldRule>> =>
  (entity !== null && Object.hasOwn(byEntity, entity) ? byEntity[entity] : undefined) ?? rules;

/** The rule of a field of a record, or undefined when it is not shown. */
export const fieldRule = (entity: string | null, name: string): FieldRule | undefined => {
  const known = rulesOf(entity);
  return Object.hasOwn(known, name) ? known[name] : undefined;
};

/** Fields of a record in the order in which they are told. */
export const fieldNames = (entity: string | null): readonly string[] => Object.keys(rulesOf(entity));
