import { foundation } from './0001_foundation';
import { places } from './0002_places';
import { placeNameRows } from './0003_place_names';
import { venues } from './0004_venues';
import { people } from './0005_people';
import { access } from './0006_access';
import { work } from './0007_work';
import { orders } from './0008_orders';
import { users } from './0009_users';
import type { Migration } from './migration';

/** Every step, in order. */
export const migrations: readonly Migration[] = [
  foundation,
  places,
  placeNameRows,
  venues,
  people,
  access,
  work,
  orders,
  users,
];
