import type { VenueRow } from '@telve/api';
import { today, toIstanbul } from '@telve/locale';
import type { VenueRecord } from './repository';

type Pause = Pick<VenueRecord, 'is_busy' | 'busy_end_time' | 'is_free' | 'free_end_date'>;

/** Busy time and holiday as they are now: one that is over is not shown, whenever it is cleared away. */
export const pauseOf = (
  record: Pause,
  now: Date,
): Pick<VenueRow, 'isBusy' | 'busyEndTime' | 'isFree' | 'freeEndDate'> => {
  const isBusy = record.is_busy && record.busy_end_time !== null && record.busy_end_time > now;
  const isFree = record.is_free && record.free_end_date !== null && record.free_end_date >= today(now);
  return {
    isBusy,
    busyEndTime: isBusy && record.busy_end_time ? toIstanbul(record.busy_end_time).time : null,
    isFree,
    freeEndDate: isFree ? record.free_end_date : null,
  };
};

/** The row as the list shows it. */
export const toVenueRow = (record: VenueRecord, now: Date): VenueRow => ({
  id: record.id,
  venueName: record.name,
  code: record.code,
  url: record.image_url,
  companyId: record.company_id,
  companyName: record.company_name,
  companyIsActive: record.company_active,
  cityId: record.city_id,
  cityName: record.city_name,
  districtId: record.district_id,
  districtName: record.district_name,
  hasPlusPackage: record.has_plus_package,
  isOpen: record.is_open,
  isComingSoon: record.is_coming_soon,
  ...pauseOf(record, now),
  version: record.version,
});
