import type { Banner, bannerEntries, CreateBannerInput, UpdateBannerInput } from '@telve/api';
import type { ImageServices } from '../../files/formImages';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst, type Handlers, readAgain } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import { prepareImages } from './images';
import { countBanners, findBanner, selectBanners, toBanner } from './repository';
import { changeBanner, createBanner, removeBanner } from './service';

const read = async (db: Db, id: number): Promise<Banner> => {
  const found = await findBanner(db, id);
  if (!found) throw new Refusal('not_found');
  return toBanner(found);
};

/** The banners of both apps. */
export const bannerHandlers = ({ images }: ImageServices): Handlers<typeof bannerEntries> => ({
  list: async (input, { db }) => {
    const { offset, limit } = windowOf(input);
    const totalCount = await countBanners(db, input);
    const rows = offset < totalCount ? await selectBanners(db, input, offset, limit) : [];
    return pageOf(rows, totalCount, limit);
  },

  detail: ({ id }, { db }) => read(db, id),

  create: readAgain(
    doneFirst(prepareImages, (input: CreateBannerInput, call, given) => createBanner(images, input, given, call)),
    (id, { db }) => read(db, id),
  ),

  update: doneFirst(prepareImages, async (input: UpdateBannerInput, call, given) => {
    await changeBanner(images, input, given, call);
    return true;
  }),

  remove: ({ id }, call) => removeBanner(images, id, call),
});
