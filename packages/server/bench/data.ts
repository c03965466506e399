import type { Place } from '../faults/harness/place';
import { systemClock } from '../src/clock';
import { createPublicImages } from '../src/files/publicImages';
import { demoDocuments, generateMerchantUsers, generateVenues, seedDemo } from '../src/seed/index';

/** Fills the place with the demo data, and so many venues and merchant-app users. */
export const fillPlace = async (place: Place, venues: number, merchantUsers: number): Promise<void> => {
  const dataDir = place.env.DATA_DIR as string;
  const images = createPublicImages(dataDir);
  const database = await place.open();
  try {
    const documents = demoDocuments(dataDir, systemClock);
    await seedDemo(database.longWork, { clock: systemClock, images, documents });
    await generateVenues(database.longWork, { clock: systemClock, images, venues });
    await generateMerchantUsers(database.longWork, { clock: systemClock, merchantUsers });
    await database.maintain();
  } finally {
    await database.close();
  }
};
