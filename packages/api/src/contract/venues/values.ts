/** Coffee types (VEN-81), in the order in which forms show them. */
export const coffeeTypes = ['Espresso', 'Latte', 'IcedLatte', 'Cappuccino', 'FilterCoffee', 'ColdBrew'] as const;
export type CoffeeType = (typeof coffeeTypes)[number];

/** Sizes of a venue's coffees (VEN-82, D-48). */
export const venueCoffeeSizes = ['Small', 'Middle', 'Big'] as const;
export type VenueCoffeeSize = (typeof venueCoffeeSizes)[number];

/** Store types: take-away and burgundy (VEN-85). */
export const storeTypes = ['AG', 'TW'] as const;
export type StoreType = (typeof storeTypes)[number];

/** Plans of a venue (VEN-83); the contract carries them as `hasPlusPackage` (D-47). */
export const planTypes = ['BasicPlan', 'BasicPlusPlan'] as const;
export type PlanType = (typeof planTypes)[number];

/** Coffee types a venue with the Basic plan offers (VEN-100). */
export const basicCoffeeTypes: readonly CoffeeType[] = ['FilterCoffee', 'ColdBrew'];

/** True for a coffee that a venue of the plan may offer (VEN-99, VEN-100). */
export const isCoffeeOffered = (coffee: CoffeeType, hasPlusPackage: boolean): boolean =>
  hasPlusPackage || basicCoffeeTypes.includes(coffee);

/** Sizes in which a coffee exists: Espresso is small only (VEN-101). */
export const sizesOfCoffee = (coffee: CoffeeType): readonly VenueCoffeeSize[] =>
  coffee === 'Espresso' ? ['Small'] : venueCoffeeSizes;

/** What a PanelVenueUser may change of a venue; every other value stays as it is, whatever is sent (D-56). */
export const venueUserFields = ['isBusy', 'busyEndTime', 'isFree', 'freeEndDate', 'isComingSoon'] as const;

/** Limits of a venue. Lengths are UTF-16 units. */
export const venueLimits = {
  executives: 2,
  /** Shortest name of an executive, blanks around it not counted (VEN-116). */
  executiveNameMin: 2,
  /** Mask of an executive's phone (VEN-119). */
  executivePhone: 15,
  /** Product codes of a coffee size. */
  productCode: 50,
  /** Millilitres of a coffee size. */
  coffeeVolumeMax: 2000,
  images: 10,
  /** Days of holiday a venue has in a calendar year (D-58). */
  holidayDays: 14,
} as const;
