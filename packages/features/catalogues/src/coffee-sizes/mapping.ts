import type { CoffeeSize, CreateCoffeeSizeInput } from '@telve/api';

/** Values of the form: pictures are stored addresses or data URLs of new ones, empty for none. */
export type CoffeeSizeValues = CreateCoffeeSizeInput;

/** A new coffee size (CAT-05). */
export const emptyCoffeeSize: CoffeeSizeValues = {
  coffeeSize: '',
  coffeeSizeImg: '',
  coffeeSizeImgSelected: '',
  active: true,
};

/** The stored record as form values (CAT-06). */
export const toValues = ({
  coffeeSize,
  coffeeSizeImg,
  coffeeSizeImgSelected,
  active,
}: CoffeeSize): CoffeeSizeValues => ({
  coffeeSize,
  coffeeSizeImg,
  coffeeSizeImgSelected,
  active,
});
