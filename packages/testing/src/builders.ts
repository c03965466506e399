import {
  ApiError,
  type ApiErrorFields,
  type Choice,
  type CoffeeSize,
  type MilkType,
  type Page,
  type TimePeriod,
  type VenueRow,
} from '@telve/api';

/** A page of rows as a list call answers it. */
export const page = <Row>(items: readonly Row[], { totalCount = items.length, size = 10 } = {}): Page<Row> => ({
  items: [...items],
  totalCount,
  totalPages: Math.ceil(totalCount / size),
});

/** As many rows as asked for, each made by the builder with ids from 1. */
export const many = <Row>(count: number, build: (part: { id: number }) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => build({ id: index + 1 }));

/** A venue of the list: active, Basic + Plus, in Kadıköy. */
export const venueRow = (part: Partial<VenueRow> = {}): VenueRow => ({
  id: 1,
  venueName: part.id === undefined ? 'Kırık Fincan Moda' : `Mağaza ${part.id}`,
  code: `KF-${String(part.id ?? 1).padStart(4, '0')}`,
  url: null,
  companyId: 1,
  companyName: 'Kırık Fincan Gıda Ltd. Şti.',
  companyIsActive: true,
  cityId: 34,
  cityName: 'İstanbul',
  districtId: 1,
  districtName: 'Kadıköy',
  hasPlusPackage: true,
  isOpen: true,
  isComingSoon: false,
  isBusy: false,
  busyEndTime: null,
  isFree: false,
  freeEndDate: null,
  version: 1,
  ...part,
});

/** An order time period of 15 minutes. */
export const timePeriod = (part: Partial<TimePeriod> = {}): TimePeriod => ({
  id: 1,
  timePeriod: 15,
  active: true,
  version: 1,
  ...part,
});

/** A milk type: full fat, active. */
export const milkType = (part: Partial<MilkType> = {}): MilkType => ({
  id: 1,
  milkType: 'Tam yağlı',
  milkTypeCode: 'FullFat',
  active: true,
  version: 1,
  ...part,
});

/** A coffee size with both of its pictures, as addresses below `/media/`. */
export const coffeeSize = (part: Partial<CoffeeSize> = {}): CoffeeSize => {
  const urlPath = `/media/coffee-sizes/${part.id ?? 1}/`;
  return {
    id: 1,
    coffeeSize: 'Küçük',
    coffeeSizeImg: `${urlPath}normal.png`,
    coffeeSizeImgSelected: `${urlPath}selected.png`,
    urlPath,
    active: true,
    version: 1,
    ...part,
  };
};

/** A record of a lookup. */
export const choice = (id: number, name: string): Choice => ({ id, name });

/** A refusal by the server: `refusal('venue_not_found', { status: 404 })`. */
export const refusal = (code: string, fields: Partial<ApiErrorFields> = {}): ApiError =>
  new ApiError({ status: 400, code, ...fields });

/** No answer came. */
export const networkFault = (): ApiError => new ApiError({ status: 0, code: 'network' });

/** The refusal of a save over a newer version. */
export const conflictWith = <Record>(
  current: Record,
  changedBy = 'Mert Karakoç',
  changedAt = '2026-11-27T15:46:00Z',
): ApiError => refusal('version_conflict', { status: 409, payload: { current, changedBy, changedAt } });
