import type {
  CreateMerchantOnboardingInput,
  MerchantOnboarding,
  merchantOnboardingEntries,
  UpdateMerchantOnboardingInput,
} from '@telve/api';
import type { ImageServices } from '../../files/formImages';
import { type PreparedImage, prepareJpeg } from '../../files/uploadedImages';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst, type Handlers, readAgain } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import {
  countMerchantOnboardings,
  findMerchantOnboarding,
  selectMerchantOnboardings,
  toMerchantOnboarding,
} from './repository';
import { changeMerchantOnboarding, createMerchantOnboarding } from './service';

const prepare = ({ img }: { img?: File }) => prepareJpeg('img', img);

const read = async (db: Db, id: number): Promise<MerchantOnboarding> => {
  const found = await findMerchantOnboarding(db, id);
  if (!found) throw new Refusal('not_found');
  return toMerchantOnboarding(found);
};

/** The rules have asked for an image already. */
const expectImage = (image: PreparedImage | undefined): PreparedImage => {
  if (!image) throw new Refusal('validation_failed', { fields: [{ field: 'img', code: 'required' }] });
  return image;
};

/** The banners of the merchant app's first start. */
export const merchantOnboardingHandlers = ({ images }: ImageServices): Handlers<typeof merchantOnboardingEntries> => ({
  list: async (input, { db }) => {
    const { offset, limit } = windowOf(input);
    const totalCount = await countMerchantOnboardings(db, input);
    const rows = offset < totalCount ? await selectMerchantOnboardings(db, input, offset, limit) : [];
    return pageOf(rows, totalCount, limit);
  },

  detail: ({ id }, { db }) => read(db, id),

  create: readAgain(
    doneFirst(prepare, (input: CreateMerchantOnboardingInput, call, image) =>
      createMerchantOnboarding(images, input, expectImage(image), call),
    ),
    (id, { db }) => read(db, id),
  ),

  update: doneFirst(prepare, async (input: UpdateMerchantOnboardingInput, call, image) => {
    await changeMerchantOnboarding(images, input, image, call);
    return true;
  }),
});
