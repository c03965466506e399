import { type CoffeeOption, type CoffeeSizeOption, type MilkTypeOption, venueCoffeeSizes } from '@telve/api';
import { foldTr } from '@telve/locale';
import type { Db } from '../../http/call';
import { sizeTexts } from './texts';

/** The three fixed sizes (D-66), with the pictures of the catalogue's active sizes of the same title. */
export const coffeeSizeOptions = async (db: Db): Promise<CoffeeSizeOption[]> => {
  const sizes = await db.selectFrom('coffee_sizes').select(['title_key', 'image']).where('active', '=', true).execute();
  const pictures = new Map(sizes.map(({ title_key, image }) => [title_key, image]));
  return venueCoffeeSizes.map((coffeeSizeType, n) => ({
    id: n + 1,
    coffeeSize: sizeTexts[coffeeSizeType],
    coffeeSizeType,
    image: pictures.get(foldTr(sizeTexts[coffeeSizeType])) ?? null,
    coffeeOptionId: null,
    milkyCode: '',
    withoutMilkyCode: '',
  }));
};

export const coffeeOptions = (db: Db): Promise<CoffeeOption[]> =>
  db
    .selectFrom('coffee_options')
    .select(['id', 'title', 'coffee_type as coffeeType', 'checked'])
    .orderBy('id')
    .execute();

/** Milk types that may be chosen: the active ones (D-66). */
export const milkTypeOptions = (db: Db): Promise<MilkTypeOption[]> =>
  db
    .selectFrom('milk_types')
    .select(['id', 'title as milkType', 'code as milkTypeCode'])
    .where('active', '=', true)
    .orderBy('id')
    .execute();

export const resourceOptions = (db: Db) => db.selectFrom('resources').select(['id', 'name']).orderBy('id').execute();
