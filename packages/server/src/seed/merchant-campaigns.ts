import { addDays, today } from '@telve/locale';
import type { PublicImages } from '../files/publicImages';
import type { StoredImage } from '../files/uploadedImages';
import type { Db } from '../http/call';
import { imageColumns } from '../modules/images';
import { emptyCampaign } from '../modules/merchant-campaigns/fields';
import { imageFolder, toColumns } from '../modules/merchant-campaigns/repository';
import { campaignTexts, merchantCampaigns } from './campaign-texts';
import { seedDrawings } from './campaigns';
import { insertRows } from './insert';

const pictures = 4;

/** The campaigns of the merchant app. */
export const seedMerchantCampaigns = async (db: Db, images: PublicImages, now: Date): Promise<void> => {
  const drawn = await seedDrawings(images, { folder: imageFolder, count: pictures, seed: 51, width: 654, height: 400 });
  const rows = merchantCampaigns.map(({ title, mobile, ends, active }, n) => ({
    ...toColumns({
      ...emptyCampaign,
      title,
      shortDescription: mobile,
      description: campaignTexts.merchantDescription(title),
      endDate: addDays(today(now), ends),
      link: campaignTexts.link,
      campaignLinkType: 'ExternalLink',
      linkText: campaignTexts.linkText,
      sortOrder: n + 1,
      isShownHomePage: n < 3,
      active,
    }),
    ...imageColumns(drawn[n % pictures] as StoredImage),
    created_at: now,
    updated_at: now,
  }));
  await insertRows(db, 'merchant_campaigns', rows.reverse());
};
