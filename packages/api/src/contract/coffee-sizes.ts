import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';

/** A coffee size of the catalogue (CAT-13). */
export interface CoffeeSize {
  id: number;
  /** Its title (D-66). */
  coffeeSize: string;
  /** Address of the picture shown while the size is not chosen. */
  coffeeSizeImg: string;
  /** Address of the picture shown while it is chosen. */
  coffeeSizeImgSelected: string;
  /** Address below which both pictures are, for readers that keep their names alone. */
  urlPath: string;
  active: boolean;
  version: number;
}

/** Pictures are data URLs in base64 (CAT-34); a change may repeat the stored address instead. */
export interface CreateCoffeeSizeInput {
  coffeeSize: string;
  coffeeSizeImg: string;
  coffeeSizeImgSelected: string;
  active: boolean;
}

export interface UpdateCoffeeSizeInput extends CreateCoffeeSizeInput {
  id: number;
  /** Version that was read; a stale one is answered 409 `version_conflict`, none means the last write wins. */
  version?: number;
}

const access = ['PanelUser'] as const;

/** Two images of the largest size, in base64, and the rest. */
const bodyMax = 6_000_000;

const imageErrors = ['unprocessable_file', 'storage_full'] as const;

export const list = defineEntry<PageInput, Page<CoffeeSize>>()({
  id: 'coffeeSizes.list',
  method: 'GET',
  path: '/api/panelCoffeeSize/getCoffeeSizeList',
  access,
  reads: ['coffee-sizes'],
});

export const detail = defineEntry<{ id: number }, CoffeeSize>()({
  id: 'coffeeSizes.detail',
  method: 'GET',
  path: '/api/panelCoffeeSize/getCoffeeSize/{id}',
  access,
  errors: ['not_found'],
  reads: ['coffee-sizes'],
});

export const create = defineEntry<CreateCoffeeSizeInput, CoffeeSize>()({
  id: 'coffeeSizes.create',
  method: 'POST',
  path: '/api/panelCoffeeSize/postCoffeeSize',
  access,
  bodyMax,
  idempotent: true,
  errors: ['coffee_size_already_exists', ...imageErrors],
  writes: ['coffee-sizes'],
});

export const update = defineEntry<UpdateCoffeeSizeInput, Done>()({
  id: 'coffeeSizes.update',
  method: 'POST',
  path: '/api/panelCoffeeSize/postUpdateCoffeeSize',
  access,
  bodyMax,
  errors: ['not_found', 'coffee_size_already_exists', ...imageErrors, 'version_conflict'],
  writes: ['coffee-sizes'],
});

/** Carries no version: the last switch wins (D-91). */
export const setActive = defineEntry<{ id: number; active: boolean }, Done>()({
  id: 'coffeeSizes.setActive',
  method: 'POST',
  path: '/api/panelCoffeeSize/postChangeActiveCoffeeSize',
  access,
  errors: ['not_found'],
  writes: ['coffee-sizes'],
});

export const coffeeSizeEntries = { list, detail, create, update, setActive };
