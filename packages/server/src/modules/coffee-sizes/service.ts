import type { ActiveInput, CoffeeSize, CreateCoffeeSizeInput, UpdateCoffeeSizeInput } from '@telve/api';
import { type PreparedImages, prepareImages, removeImages } from '../../files/formImages';
import type { PublicImages } from '../../files/publicImages';
import { type Call, inTransaction } from '../../http/call';
import { expectVersion } from '../changes';
import { imageFolder as folder, toCoffeeSize } from './repository';
import { add, fieldsOf, lock, save, versioned } from './store';

type Images = Pick<CreateCoffeeSizeInput, 'coffeeSizeImg' | 'coffeeSizeImgSelected'>;

const imagesOf = ({ coffeeSizeImg, coffeeSizeImgSelected }: Images): readonly string[] => [
  coffeeSizeImg,
  coffeeSizeImgSelected,
];

const withImages = (fields: CreateCoffeeSizeInput, addresses: readonly string[]): CreateCoffeeSizeInput => {
  const [coffeeSizeImg, coffeeSizeImgSelected] = addresses as [string, string];
  return { ...fields, coffeeSizeImg, coffeeSizeImgSelected };
};

/** Looks into both pictures before a transaction is open (CAT-34). */
export const preparePictures = ({ coffeeSizeImg, coffeeSizeImgSelected }: Images): Promise<PreparedImages> =>
  prepareImages([
    { field: 'coffeeSizeImg', image: coffeeSizeImg },
    { field: 'coffeeSizeImgSelected', image: coffeeSizeImgSelected },
  ]);

/** Adds a coffee size (CAT-32). */
export const createCoffeeSize = (
  images: PublicImages,
  input: CreateCoffeeSizeInput,
  pictures: PreparedImages,
  call: Call,
): Promise<CoffeeSize> =>
  inTransaction(call.db, async (trx) => {
    const fields = fieldsOf(input);
    const taken = await pictures.store(images, { known: [], folder }, call);
    const made = await add(trx, call, withImages(fields, taken.addresses));
    taken.keep();
    return toCoffeeSize(made);
  });

/**
 * Changes a coffee size (CAT-33). A stale version is answered with the stored record; without one the last write wins.
 * A picture that it shows no more goes once the change is kept.
 */
export const changeCoffeeSize = (
  images: PublicImages,
  input: UpdateCoffeeSizeInput,
  pictures: PreparedImages,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { stored, updatedAt } = await lock(trx, input.id);
    const saved = { version: stored.version, updated_at: updatedAt };
    await expectVersion(trx, versioned, input.version, saved, () => toCoffeeSize(stored));
    const fields = fieldsOf(input);
    const known = imagesOf(stored);
    const taken = await pictures.store(images, { known, folder }, call);
    await save(trx, call, stored, withImages(fields, taken.addresses));
    taken.keep();
    const gone = known.filter((address) => !taken.addresses.includes(address));
    call.afterCommit(() => void removeImages(images, gone));
  });

/** Turns a coffee size on or off (CAT-35). */
export const switchCoffeeSize = ({ id, active }: ActiveInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { stored } = await lock(trx, id);
    await save(trx, call, stored, { ...fieldsOf(stored), active });
  });
