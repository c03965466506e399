import type { StorageAdapter } from '@telve/api';
import { recentKey as key, recentStorage as tab } from './forget';

/** Places that are remembered; the one that is open is among them. */
const most = 6;

export interface RecentPlace {
  label: string;
  href: string;
}

interface Kept {
  user: string;
  places: readonly RecentPlace[];
}

const isPlace = (value: unknown): value is RecentPlace => {
  const { label, href } = (value ?? {}) as Partial<RecentPlace>;
  return typeof label === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
};

/** The last places of this tab, newest first; those of another user are nobody's. */
export const recentPlaces = (user: string, storage: StorageAdapter = tab): readonly RecentPlace[] => {
  try {
    const kept = JSON.parse(storage.get(key) ?? '') as Kept;
    return kept.user === user ? kept.places.filter(isPlace) : [];
  } catch {
    return [];
  }
};

export const rememberPlace = (user: string, place: RecentPlace, storage: StorageAdapter = tab): void => {
  const others = recentPlaces(user, storage).filter(({ href }) => href !== place.href);
  storage.set(key, JSON.stringify({ user, places: [place, ...others].slice(0, most) } satisfies Kept));
};
