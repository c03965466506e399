import type { CreateCoffeeSizeInput, coffeeSizeEntries, UpdateCoffeeSizeInput } from '@telve/api';
import type { ImageServices } from '../../files/formImages';
import { Refusal } from '../../http/errors';
import { doneFirst, type Handlers } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import { countCoffeeSizes, findCoffeeSize, selectCoffeeSizes, toCoffeeSize } from './repository';
import { changeCoffeeSize, createCoffeeSize, preparePictures, switchCoffeeSize } from './service';

/** The coffee sizes of the catalogue. */
export const coffeeSizeHandlers = ({ images }: ImageServices): Handlers<typeof coffeeSizeEntries> => ({
  list: async (input, { db }) => {
    const { offset, limit } = windowOf(input);
    const totalCount = await countCoffeeSizes(db, input);
    const rows = offset < totalCount ? await selectCoffeeSizes(db, input, offset, limit) : [];
    return pageOf(rows.map(toCoffeeSize), totalCount, limit);
  },

  detail: async ({ id }, { db }) => {
    const found = await findCoffeeSize(db, id);
    if (!found) throw new Refusal('not_found');
    return toCoffeeSize(found);
  },

  create: doneFirst(preparePictures, (input: CreateCoffeeSizeInput, call, pictures) =>
    createCoffeeSize(images, input, pictures, call),
  ),

  update: doneFirst(preparePictures, async (input: UpdateCoffeeSizeInput, call, pictures) => {
    await changeCoffeeSize(images, input, pictures, call);
    return true;
  }),

  setActive: async (input, call) => {
    await switchCoffeeSize(input, call);
    return true;
  },
});
