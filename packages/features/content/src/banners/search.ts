import { bannerEntries } from '@telve/api';
import type { SearchRecords } from '@telve/kit';

/** Banners of both apps for the command palette: the first five in their order, each leading to its form. */
export const searchBanners: SearchRecords = async ({ client, query, signal }) => {
  const { items } = await client.call(bannerEntries.list, { page: 1, size: 5, search: query }, { signal });
  return items.map(({ id, title }) => ({ id, label: title, end: String(id), target: 'banners.edit', params: { id } }));
};
