import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock';
import { foldWithin } from '../db/orderTotals';
import { ensureOrderPartitions } from '../db/partitions';
import type { Database } from '../db/types/index';
import type { PrivateDocuments } from '../documents/index';
import { type PublicImages, publicImagesPath } from '../files/publicImages';
import { seedAccessLog } from './access-log';
import { seedAccounts } from './accounts';
import { seedApplicants, seedMerchantApplications } from './applications';
import { seedBanners } from './banners';
import { seedCampaigns } from './campaigns';
import { seedCoffeeSizes } from './coffee-sizes';
import { makeCompanies } from './companies';
import { seedEndUsers } from './end-users';
import { seedHelpContents } from './help-contents';
import { seedHistory } from './history';
import { chunks, insertRows } from './insert';
import { seedMerchantCampaigns } from './merchant-campaigns';
import { seedMerchantOnboardings } from './merchant-onboardings';
import { seedMerchantUsers } from './merchant-users';
import { seedOnboardings } from './onboardings';
import { makeOrder, orderDays, seedProducts } from './orders';
import { storefront } from './picture';
import { createRandom } from './random';
import { seedSubscriptionPlans } from './subscription-plans';
import { seedTeam } from './team';
import { seedVenueDetails } from './venue-details';
import { takeVenues } from './venues';

/** Size of the demo. */
export const demoSize = { venues: 312, orders: 20_000 } as const;

const dayMs = 86_400_000;
const timePeriods = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];

const pictureKey = (n: number): string => `venues/demo-${String(n + 1).padStart(4, '0')}.svg`;

async function seedPictures(images: PublicImages): Promise<void> {
  const random = createRandom(34);
  const pictures = Array.from({ length: demoSize.venues }, (_, n) => [pictureKey(n), storefront(random)] as const);
  for (const part of chunks(pictures, 32)) {
    await Promise.all(part.map(([key, picture]) => images.write(key, picture)));
  }
}

async function seedVenues(db: Kysely<Database>, now: Date): Promise<{ companyIds: number[]; venueIds: number[] }> {
  const companies = makeCompanies(now);
  const companyIds = await insertRows(db, 'companies', companies);
  const venues = takeVenues(
    {
      random: createRandom(2026),
      companies: companies.map(({ name }, n) => ({ id: companyIds[n] as number, name })),
      now,
      code: (n) => `TLV-${String(n + 1).padStart(4, '0')}`,
      picture: (n) => `${publicImagesPath}/${pictureKey(n)}`,
      everyCity: true,
    },
    demoSize.venues,
  );
  return { companyIds, venueIds: await insertRows(db, 'venues', venues) };
}

async function seedOrders(db: Kysely<Database>, now: Date, venueIds: readonly number[]): Promise<void> {
  const random = createRandom(400);
  await ensureOrderPartitions(db, new Date(now.getTime() - orderDays * dayMs), now);
  const places = { venueIds, productIds: await seedProducts(db) };
  const orders = Array.from({ length: demoSize.orders }, () => makeOrder(random, places, now));
  orders.sort((a, b) => a.ordered_at.getTime() - b.ordered_at.getTime());
  for (const part of chunks(orders, 5000)) await insertRows(db, 'orders', part);
  await foldWithin(db);
}

/** What a demo is made of. */
export interface DemoOptions {
  clock: Clock;
  images: PublicImages;
  documents: PrivateDocuments;
}

/**
 * Fills an empty database with the demo: all of it or nothing, the same on every machine. Where there are accounts
 * already it does nothing and answers false; two instances that start together do it once.
 */
export async function seedDemo(db: Kysely<Database>, { clock, images, documents }: DemoOptions): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('telve.demo'))`.execute(trx);
    const seeded = await trx.selectFrom('panel_users').select('id').limit(1).executeTakeFirst();
    if (seeded) return false;
    await seedPictures(images);
    await seedCoffeeSizes(trx, images, now);
    const { companyIds, venueIds } = await seedVenues(trx, now);
    // The first company's first venue is open: branch and barista work there.
    const home = await trx
      .selectFrom('venues')
      .select('id')
      .where('company_id', '=', companyIds[0] as number)
      .where('is_open', '=', true)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await seedMerchantUsers(trx, now, companyIds);
    await seedAccounts(trx, now, { companyId: companyIds[0] as number, venueId: home.id });
    await seedApplicants(trx, now);
    await seedTeam(trx, now, companyIds);
    await seedMerchantApplications(trx, now, documents);
    await seedHistory(trx, now, { venueId: home.id });
    const periods = timePeriods.map((minutes) => ({
      minutes,
      active: minutes !== 90,
      created_at: now,
      updated_at: now,
    }));
    await trx.insertInto('time_periods').values(periods).execute();
    await seedVenueDetails(trx, venueIds);
    await seedCampaigns(trx, images, now, companyIds);
    await seedMerchantCampaigns(trx, images, now);
    await seedBanners(trx, images, now);
    await seedOnboardings(trx, images, now);
    await seedMerchantOnboardings(trx, images, now);
    await seedHelpContents(trx, now);
    await seedEndUsers(trx, images, now, await seedSubscriptionPlans(trx, now));
    await seedAccessLog(trx, now);
    await seedOrders(trx, now, venueIds);
    return true;
  });
}
