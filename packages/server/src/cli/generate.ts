import { parseArgs } from 'node:util';
import { systemClock } from '../clock';
import { openDatabase } from '../db/index';
import { createPublicImages } from '../files/publicImages';
import { demoDocuments, generateMerchantUsers, generateOrders, generateVenues, seedDemo } from '../seed/index';
import { runDemoProgram, UsageError } from './run';
import { cliTexts } from './texts';

const most = 1_000_000;
const mostOrders = 100_000_000;

const options = {
  venues: { type: 'string', default: '0' },
  'merchant-users': { type: 'string', default: '0' },
  orders: { type: 'string', default: '0' },
} as const;

const countOf = (text: string, limit = most): number => {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > limit) throw new UsageError(cliTexts.usage);
  return count;
};

/** How much to add. @throws UsageError for anything but whole numbers of which one is not 0 */
function countsOf(args: string[]): { venues: number; merchantUsers: number; orders: number } {
  const { values } = parseUsage(args);
  const venues = countOf(values.venues);
  const merchantUsers = countOf(values['merchant-users']);
  const orders = countOf(values.orders, mostOrders);
  if (venues + merchantUsers + orders === 0) throw new UsageError(cliTexts.usage);
  return { venues, merchantUsers, orders };
}

function parseUsage(args: string[]) {
  try {
    return parseArgs({ args, options });
  } catch {
    throw new UsageError(cliTexts.usage);
  }
}

// `npm run generate -- --venues 50000 --merchant-users 50000 --orders 10000000`: adds to the data that is there.
await runDemoProgram(async (config) => {
  const { venues, merchantUsers, orders } = countsOf(process.argv.slice(2));
  const begun = performance.now();
  const { databaseUrl, databaseOwnerUrl, dataDir } = config;
  const database = await openDatabase(databaseUrl ? { url: databaseUrl, ownerUrl: databaseOwnerUrl } : { dataDir });
  try {
    const images = createPublicImages(dataDir);
    // On an empty database: the demo first, as `npm start` would make it.
    const documents = demoDocuments(dataDir, systemClock);
    await seedDemo(database.longWork, { clock: systemClock, images, documents });
    await generateVenues(database.longWork, {
      clock: systemClock,
      images,
      venues,
      onProgress: (done, total) => process.stdout.write(`${cliTexts.venueProgress(done, total)}\n`),
    });
    // In those venues, among others.
    await generateMerchantUsers(database.longWork, {
      clock: systemClock,
      merchantUsers,
      onProgress: (done, total) => process.stdout.write(`${cliTexts.merchantUserProgress(done, total)}\n`),
    });
    await generateOrders(database.longWork, {
      clock: systemClock,
      orders,
      onProgress: (done, total) => process.stdout.write(`${cliTexts.orderProgress(done, total)}\n`),
    });
    await database.maintain();
  } finally {
    await database.close();
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${cliTexts.done({ venues, merchantUsers, orders }, seconds)}\n`);
});
