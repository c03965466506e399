import type {
  CreateMerchantCampaignInput,
  MerchantCampaign,
  merchantCampaignEntries,
  UpdateMerchantCampaignInput,
} from '@telve/api';
import type { ImageServices } from '../../files/formImages';
import { type PreparedImage, prepareJpeg } from '../../files/uploadedImages';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst, type Handlers, readAgain } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import {
  countMerchantCampaigns,
  findMerchantCampaign,
  selectMerchantCampaigns,
  toMerchantCampaign,
} from './repository';
import { changeMerchantCampaign, createMerchantCampaign, switchMerchantCampaign } from './service';

const prepare = ({ img }: { img?: File }) => prepareJpeg('img', img);

const read = async (db: Db, id: number): Promise<MerchantCampaign> => {
  const found = await findMerchantCampaign(db, id);
  if (!found) throw new Refusal('campaign_not_found');
  return toMerchantCampaign(found);
};

/** The rules have asked for an image already. */
const expectImage = (image: PreparedImage | undefined): PreparedImage => {
  if (!image) throw new Refusal('validation_failed', { fields: [{ field: 'img', code: 'required' }] });
  return image;
};

/** The campaigns of the merchant app. */
export const merchantCampaignHandlers = ({ images }: ImageServices): Handlers<typeof merchantCampaignEntries> => ({
  list: async (input, { db }) => {
    const { offset, limit } = windowOf(input);
    const totalCount = await countMerchantCampaigns(db, input);
    const rows = offset < totalCount ? await selectMerchantCampaigns(db, input, offset, limit) : [];
    return pageOf(rows, totalCount, limit);
  },

  detail: ({ id }, { db }) => read(db, id),

  create: readAgain(
    doneFirst(prepare, (input: CreateMerchantCampaignInput, call, image) =>
      createMerchantCampaign(images, input, expectImage(image), call),
    ),
    (id, { db }) => read(db, id),
  ),

  update: doneFirst(prepare, async (input: UpdateMerchantCampaignInput, call, image) => {
    await changeMerchantCampaign(images, input, image, call);
    return true;
  }),

  setActive: async ({ id, active }, call) => {
    await switchMerchantCampaign(id, { active }, call);
    return true;
  },

  setShown: async ({ id, isShown }, call) => {
    await switchMerchantCampaign(id, { isShown }, call);
    return true;
  },
});
