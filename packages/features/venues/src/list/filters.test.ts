import { expect, it } from 'vitest';
import { venueTexts } from '../texts';
import { filterKindsFor, venueFilters } from './filters';

const cities = { options: [{ value: 34, label: 'İstanbul' }] };
const none = { options: [] };
const labels = (companies: typeof none | null, hasCity = false) =>
  venueFilters(venueTexts.defaults, { cities, districts: none, companies, hasCity }).map(({ label }) => label);

it('offers status, city, district, company and plan in this order (VEN-08, VEN-09, VEN-10, VEN-11, VEN-12)', () => {
  expect(labels(none)).toEqual(['Durum', 'Şehir', 'İlçe', 'İş yeri', 'Plan']);
});

it('offers neither company nor plan to venue users (VEN-16, VEN-17)', () => {
  expect(labels(null)).toEqual(['Durum', 'Şehir', 'İlçe']);
  expect(Object.keys(filterKindsFor(false))).toEqual(['isActive', 'cityId', 'districtId']);
});

it('lets a district be chosen only after its city, and drops it with the city (VEN-10)', () => {
  const district = (hasCity: boolean) =>
    venueFilters(venueTexts.defaults, { cities, districts: none, companies: null, hasCity }).find(
      ({ name }) => name === 'districtId',
    );
  expect(district(false)?.disabled).toBe(true);
  expect(district(true)?.disabled).toBe(false);
  const [, city] = venueFilters(venueTexts.defaults, { cities, districts: none, companies: null, hasCity: true });
  expect(city?.clears).toEqual(['districtId']);
});
