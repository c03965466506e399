import type { PublicImages } from '../files/publicImages';
import type { StoredImage } from '../files/uploadedImages';
import type { Db } from '../http/call';
import { imageColumns } from '../modules/images';
import { imageFolder } from '../modules/merchant-onboardings/repository';
import { seedDrawings } from './campaigns';
import { merchantOnboardings } from './content-texts';
import { insertRows } from './insert';
import { screenColumnsOf } from './onboardings';

/** The banners of the merchant app's first start: three, so that one more can be added. */
export const seedMerchantOnboardings = async (db: Db, images: PublicImages, now: Date): Promise<void> => {
  const drawing = { folder: imageFolder, count: merchantOnboardings.length, seed: 54, width: 654, height: 400 };
  const drawn = await seedDrawings(images, drawing);
  const rows = merchantOnboardings.map((plan, n) => ({
    ...screenColumnsOf(plan, n),
    ...imageColumns(drawn[n] as StoredImage),
    created_at: now,
    updated_at: now,
  }));
  await insertRows(db, 'merchant_onboardings', rows);
};
