const base = '/dashboard/productCategories';

/** Addresses of the screens of milk types. */
export const milkTypePaths = {
  list: `${base}/milkTypes`,
  add: `${base}/milkType`,
  edit: (id: number) => `${base}/milkType/${id}`,
} as const;

/** Addresses of the screens of coffee sizes. */
export const coffeeSizePaths = {
  list: `${base}/coffeeSizes`,
  add: `${base}/coffeeSize`,
  edit: (id: number) => `${base}/coffeeSize/${id}`,
} as const;
