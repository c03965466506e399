import type { Place } from '../faults/harness/place';
import { systemClock } from '../src/clock';
import { createPublicImages } from '../src/files/publicImages';
import { generateVenues, seedDemo } from '../src/seed/index';

/** Fills the place with the demo data and so many venues. */
export const fillPlace = async (place: Place, venues: number): Promise<void> => {
  const images = createPublicImages(place.env.DATA_DIR as string);
  const database = await place.open();
  try {
    await seedDemo(database.longWork, { clock: systemClock, images });
    await generateVenues(database.longWork, { clock: systemClock, images, venues });
    await database.maintain();
  } finally {
    await database.close();
  }
};
