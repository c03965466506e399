import { parseArgs } from 'node:util';
import { systemClock } from '../clock';
import { openDatabase } from '../db/index';
import { createPublicImages } from '../files/publicImages';
import { generateVenues, seedDemo } from '../seed/index';
import { runDemoProgram, UsageError } from './run';
import { cliTexts } from './texts';

function venuesOf(args: string[]): number {
  const { values } = parseArgs({ args, options: { venues: { type: 'string' } }, strict: false });
  const count = Number(values.venues);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) throw new UsageError(cliTexts.usage);
  return count;
}

// `npm run generate -- --venues 50000`: adds venues to the data that is there.
await runDemoProgram(async (config) => {
  const venues = venuesOf(process.argv.slice(2));
  const begun = performance.now();
  const { databaseUrl, databaseOwnerUrl, dataDir } = config;
  const database = await openDatabase(databaseUrl ? { url: databaseUrl, ownerUrl: databaseOwnerUrl } : { dataDir });
  try {
    const images = createPublicImages(dataDir);
    // On an empty database: the demo first, as `npm start` would make it.
    await seedDemo(database.longWork, { clock: systemClock, images });
    await generateVenues(database.longWork, {
      clock: systemClock,
      images,
      venues,
      onProgress: (done, total) => process.stdout.write(`${cliTexts.progress(done, total)}\n`),
    });
    await database.maintain();
  } finally {
    await database.close();
  }
  process.stdout.write(`${cliTexts.done(venues, ((performance.now() - begun) / 1000).toFixed(1))}\n`);
});
