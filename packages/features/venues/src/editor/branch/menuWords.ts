import type { CoffeeOption, CoffeeSizeOption, Venue } from '@telve/api';

/** Titles of the coffees and of the sizes that a venue sells, in the catalogues' order. */
export const namesOf = (
  { venueCoffeeSize: sold }: Pick<Venue, 'venueCoffeeSize'>,
  coffees: readonly CoffeeOption[],
  sizes: readonly CoffeeSizeOption[],
): { coffees: string[]; sizes: string[] } => ({
  coffees: coffees.filter(({ id }) => sold.some((one) => one.coffeeOptionId === id)).map(({ title }) => title),
  sizes: sizes
    .filter(({ coffeeSizeType }) => sold.some((one) => one.coffeeSizeType === coffeeSizeType))
    .map(({ coffeeSize }) => coffeeSize),
});
