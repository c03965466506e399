import type { Role } from '@telve/api';
import type { SearchSource } from '@telve/kit';
import { HistoryIcon, type PaletteGroup, type PaletteItem, RefreshCwIcon, SearchIcon } from '@telve/ui';
import { addressOf } from '../app/addresses';
import { matches } from './match';
import { mayOpen, pagesFor } from './places';
import type { RecentPlace } from './recent';
import type { PaletteWords } from './texts';
import type { Records } from './useRecords';

type Go = (href: string, label?: string) => void;

/** A line that leads to an address. */
const link = (id: string, label: string, href: string, go: Go, rest: Partial<PaletteItem> = {}): PaletteItem => ({
  ...{ id, label, href, ...rest },
  onSelect: () => go(href, label),
});

/** Records of one kind, or the one line that says why there are none. */
export const recordGroup = (
  source: SearchSource,
  records: Records | undefined,
  { go, retry, texts }: { go: Go; retry: () => void; texts: PaletteWords },
): PaletteGroup => {
  const { id, label, icon: Icon } = source;
  if (records?.status === 'failed' || records?.again) {
    const failed = records.offline ? texts.offline : texts.failed;
    const line = records.again ? texts.searching : failed;
    const item = { id: `${id}-retry`, label: line, icon: <RefreshCwIcon />, onSelect: retry, keepsOpen: true };
    return { id, label, items: [item], busy: records.again };
  }
  const items = (records?.hits ?? []).flatMap((hit) => {
    const href = addressOf(hit.target, hit.params, hit.query);
    const rest = { text: hit.text, end: hit.end, icon: <Icon /> };
    return href === undefined ? [] : [link(`${id}-${hit.id}`, hit.label, href, go, rest)];
  });
  return { id, label, items, busy: records?.status === 'searching' };
};

/** Pages of the menu that a query names; all of them without one. */
export const pageGroup = (query: string, roles: readonly Role[], go: Go, texts: PaletteWords): PaletteGroup => ({
  id: 'pages',
  label: texts.pages,
  items: pagesFor(roles).flatMap(({ target, label, icon: Icon }) => {
    const href = addressOf(target);
    return href !== undefined && matches(label, query)
      ? [link(`page-${target}`, label, href, go, { icon: <Icon /> })]
      : [];
  }),
});

/** The last lines: the same search in the lists that have one. */
export const listGroup = (
  sources: readonly SearchSource[],
  query: string,
  { roles, go, texts }: { roles: readonly Role[]; go: Go; texts: PaletteWords },
): PaletteGroup => ({
  id: 'lists',
  label: texts.lists,
  items: sources.flatMap(({ id, list, label }) => {
    const href = list && mayOpen(list, roles) ? addressOf(list, {}, { search: query }) : undefined;
    if (href === undefined) return [];
    return [link(`list-${id}`, texts.searchIn(query, label), href, (to) => go(to), { icon: <SearchIcon /> })];
  }),
});

/** Where somebody has been in this tab. */
export const recentGroup = (places: readonly RecentPlace[], go: Go, texts: PaletteWords): PaletteGroup => ({
  id: 'recent',
  label: texts.recent,
  items: places.map(({ label, href }) => link(`recent-${href}`, label, href, go, { icon: <HistoryIcon /> })),
});

/** How many results groups hold. A line that offers to try again is none. */
export const countResults = (groups: readonly PaletteGroup[]): number =>
  groups.flatMap(({ items }) => items.filter(({ keepsOpen }) => !keepsOpen)).length;
