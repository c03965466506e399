import type { FieldError } from '@telve/api';
import { addDays, isIsoDate, isTime, today, toIstanbul } from '@telve/locale';
import { isVolume } from './mapping';
import type { StatusValues, VenueValues } from './values';

/**
 * Faults of busy time and holiday that depend on the clock: the end of the busy time lies before now (VEN-124), the holiday
 * ends before tomorrow (VEN-126). What was stored and is unchanged is not judged again.
 */
export const clockFaults = (values: StatusValues, stored: StatusValues, now: Date): FieldError[] => {
  const { isOpen, pause, busyEndTime, freeEndDate } = values;
  if (!isOpen) return [];
  if (pause === 'busy' && isTime(busyEndTime) && busyEndTime < toIstanbul(now).time) {
    return [{ field: 'busyEndTime', code: 'busy_past' }];
  }
  const isSame = stored.pause === 'holiday' && stored.freeEndDate === freeEndDate;
  if (pause === 'holiday' && !isSame && isIsoDate(freeEndDate) && freeEndDate <= today(now)) {
    return [{ field: 'freeEndDate', code: 'holiday_early', params: { min: addDays(today(now), 1) } }];
  }
  return [];
};

/** An open day that was set to midnight to midnight would be a shut one: it has to be told which is meant. */
const midnightFaults = ({ workingHours }: VenueValues): FieldError[] =>
  workingHours.flatMap(({ isOpen, openHour, closeHour }, at) =>
    isOpen && openHour === '00:00' && closeHour === '00:00'
      ? [{ field: `workingHours[${at}]`, code: 'hours_midnight' }]
      : [],
  );

const volumeFaults = ({ coffees }: VenueValues): FieldError[] =>
  Object.entries(coffees).flatMap(([key, { isOn, coffeeVolume }]) =>
    isOn && !isVolume(coffeeVolume) ? [{ field: `coffees.${key}.coffeeVolume`, code: 'coffee_volume' }] : [],
  );

/** Faults of a venue's form that the call's rules do not know. */
export const furtherFaults = (
  values: VenueValues,
  stored: StatusValues,
  hasExtras: boolean,
  now: Date,
): FieldError[] => [
  ...clockFaults(values, stored, now),
  ...midnightFaults(values),
  ...(hasExtras ? volumeFaults(values) : []),
];
