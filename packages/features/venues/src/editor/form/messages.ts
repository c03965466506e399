import { venueLimits } from '@telve/api';
import type { FaultMessage } from '@telve/kit';
import { formatDate, formatNumber } from '@telve/locale';
import type { VenueEditorTexts } from '../texts';

/** Where a fault of the call's input is shown in the form. */
export const fieldOf = (path: string): string => {
  if (path.startsWith('venueImageList')) return 'venueImageList';
  if (path.startsWith('venueCoffeeSize')) return 'coffees';
  if (path.startsWith('milkTypes')) return 'milkTypes';
  if (path.startsWith('resources')) return 'resources';
  if (path === 'isBusy' || path === 'isFree') return 'pause';
  if (path === 'hasPlusPackage') return 'plan';
  return path.replace(/^(workingHours\[\d+\]).*$/, '$1');
};

/** Fields at which refusals without fields are shown. */
export const codeFields = {
  venue_already_exist: 'venueName',
  company_not_found: 'companyId',
  busy_time_exceed: 'busyEndTime',
  cannot_mark_as_coming_soon: 'isComingSoon',
  free_usage_days_count_exceed: 'freeEndDate',
} as const;

const ofField = (texts: VenueEditorTexts, field: string, code: string): string | undefined => {
  const { faults } = texts;
  if (field === 'venueName' && code === 'required') return faults.venueName;
  if (field === 'latitude' || field === 'longitude') {
    if (code === 'min') return faults.negative;
    if (code === 'type') return faults.notNumber;
  }
  if (field === 'milkTypes') return faults.milk;
  if (field === 'venueImageList' && code === 'max_length') return faults.images(formatNumber(venueLimits.images));
  if (field === 'venueImageList' || field === 'mapImage') return faults.image;
  return undefined;
};

/** Words of a venue's faults (VEN-104 to VEN-126, VEN-143 to VEN-147); the others are told in the kit's words. */
export const venueMessage = (texts: VenueEditorTexts): FaultMessage => {
  const { faults, errors } = texts;
  const words: Readonly<Record<string, string>> = {
    ...errors,
    executives_max: faults.executives,
    hours_required: faults.hours,
    hours_equal: faults.hoursEqual,
    hours_midnight: faults.midnight,
    time: faults.time,
    milk_required: faults.milk,
    busy_end_required: faults.busyEnd,
    busy_past: faults.busyPast,
    holiday_end_required: faults.holidayEnd,
    coffee_not_offered: faults.coffee,
    coffee_twice: faults.coffee,
    coffee_volume: faults.volume(formatNumber(venueLimits.coffeeVolumeMax)),
    phone: faults.phone,
    company_not_found: faults.company,
  };
  return ({ field, code, params }) => {
    if (code === 'holiday_early') return faults.holidayEarly(formatDate(String(params?.min)));
    return ofField(texts, fieldOf(field), code) ?? (Object.hasOwn(words, code) ? words[code] : undefined);
  };
};
