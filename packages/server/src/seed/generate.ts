import { foldTr } from '@telve/locale';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import { companySearch } from '../db/search';
import type { Database } from '../db/types/index';
import { type PublicImages, publicImagesPath } from '../files/publicImages';
import { insertLinks, insertRows } from './insert';
import { storefront } from './picture';
import { createRandom } from './random';
import { seedTexts } from './texts';
import { readCatalogue, type SimpleMenu, simpleMenu } from './venue-menus';
import { makeVenues, type NewVenue, type SeedCompany } from './venues';

/** What to generate, and how to tell how far it is. */
export interface GenerateOptions {
  clock: Clock;
  images: PublicImages;
  /** Venues to add. */
  venues: number;
  /** Told after each part. */
  onProgress?: (done: number, total: number) => void;
}

const pictures = 48;
const partSize = 2000;
const codePrefix = 'GEN-';

async function generatePictures(images: PublicImages): Promise<void> {
  const random = createRandom(48);
  for (let n = 0; n < pictures; n += 1) await images.write(`venues/generated-${n}.svg`, storefront(random));
}

/** The companies that are there; on an empty database the demo's forty are made. */
async function companiesOf(db: Kysely<Database>, now: Date): Promise<SeedCompany[]> {
  const existing = await db.selectFrom('companies').select(['id', 'name']).orderBy('id').limit(400).execute();
  if (existing.length > 0) return existing;
  const rows = seedTexts.companies.map((name) => ({
    name,
    search: companySearch({ name }),
    created_at: now,
    updated_at: now,
  }));
  const ids = await insertRows(db, 'companies', rows);
  return rows.map(({ name }, n) => ({ id: ids[n] as number, name }));
}

/** Codes of earlier runs are `GEN-000001`, `GEN-000002` …; the next run goes on where the last one ended. */
async function lastNumber(db: Kysely<Database>): Promise<number> {
  const last = await db
    .selectFrom('venues')
    .select('code')
    .where('code', 'like', `${codePrefix}%`)
    .orderBy('code', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? Number(last.code.slice(codePrefix.length)) : 0;
}

/** Folded names of the venues that are there. */
async function takenNames(db: Kysely<Database>): Promise<string[]> {
  const venues = await db.selectFrom('venues').select(['name', 'name_key']).execute();
  return venues.map(({ name, name_key }) => name_key ?? foldTr(name));
}

/** Adds venues with what each needs to be saved: milk and coffee. */
async function addVenues(db: Kysely<Database>, venues: readonly NewVenue[], menu: SimpleMenu): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ids = await insertRows(trx, 'venues', venues);
    await insertLinks(
      trx,
      'venue_milk_types',
      ids.flatMap((venue_id) => menu.milk.map((milk_type_id) => ({ venue_id, milk_type_id }))),
    );
    await insertLinks(
      trx,
      'venue_coffees',
      ids.flatMap((venue_id) => menu.coffees.map((coffee) => ({ venue_id, ...coffee }))),
    );
  });
}

/** Adds venues to what is there. The same call on the same data makes the same venues; a second call adds others. */
export async function generateVenues(db: Kysely<Database>, options: GenerateOptions): Promise<void> {
  const { clock, images, venues: total, onProgress } = options;
  const now = clock.now();
  await generatePictures(images);
  const start = await lastNumber(db);
  const venues = makeVenues({
    random: createRandom(50_000 + start),
    companies: await companiesOf(db, now),
    now,
    code: (n) => `${codePrefix}${String(start + n + 1).padStart(6, '0')}`,
    picture: (n) => `${publicImagesPath}/venues/generated-${n % pictures}.svg`,
    everyCity: false,
    taken: await takenNames(db),
  });
  const menu = simpleMenu(await readCatalogue(db));
  const batch: NewVenue[] = [];
  for (let done = 0; done < total; done += batch.length) {
    batch.length = 0;
    while (batch.length < Math.min(partSize, total - done)) batch.push(venues.next().value);
    await addVenues(db, batch, menu);
    onProgress?.(done + batch.length, total);
  }
}
