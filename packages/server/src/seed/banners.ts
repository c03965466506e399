import { addDays, today } from '@telve/locale';
import type { PublicImages } from '../files/publicImages';
import type { StoredImage } from '../files/uploadedImages';
import type { Db } from '../http/call';
import { emptyBanner } from '../modules/banners/fields';
import { englishColumns, imageFolder, toColumns } from '../modules/banners/repository';
import { imageColumns } from '../modules/images';
import { seedDrawings } from './campaigns';
import { banners, linkOf } from './content-texts';
import { insertRows } from './insert';

const pictures = 8;

/** The banners of both apps, each with a picture of either language. */
export const seedBanners = async (db: Db, images: PublicImages, now: Date): Promise<void> => {
  const drawn = await seedDrawings(images, { folder: imageFolder, count: pictures, seed: 52, width: 654, height: 400 });
  const rows = banners.map(({ title, app, order, ends, active, link }, n) => ({
    ...toColumns({
      ...emptyBanner,
      ...{ title, order, isActive: active, applicationType: app },
      endDate: addDays(today(now), ends),
      ...(link && { link: linkOf(link[0]), linkText: link[1] }),
    }),
    ...imageColumns(drawn[n % pictures] as StoredImage),
    ...englishColumns(drawn[(n + 3) % pictures] as StoredImage),
    created_at: now,
    updated_at: now,
  }));
  await insertRows(db, 'banners', rows);
};
