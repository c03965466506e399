import { expect, it } from 'vitest';
import { bannersFeature } from './feature';
import { searchBanners } from './search';
import { bannerClient } from './testing/bannerClient';

it('opens every page at its address to PanelUser only (BAN-01, BAN-12, BAN-31, BAN-88)', () => {
  expect(bannersFeature.routes.map(({ target, path, roles }) => [target, path, ...roles])).toEqual([
    ['banners.list', '/dashboard/banner/list', 'PanelUser'],
    ['banners.add', '/dashboard/banner/new', 'PanelUser'],
    ['banners.edit', '/dashboard/banner/list/:id', 'PanelUser'],
  ]);
});

it('hands the number of the address to the page, and no record for any other spelling', () => {
  const props = bannersFeature.routes.at(-1)?.props;
  expect(props?.({ id: '7' }, new URLSearchParams())).toEqual({ id: 7 });
  for (const id of ['abc', '1e1', '010', '0', '-1', '1.5']) {
    expect(props?.({ id }, new URLSearchParams())).toEqual({ id: Number.NaN });
  }
});

it('stands among the members in menu, tasks and palette, for PanelUser (BAN-88)', () => {
  const { menu = [], tasks = [], search = [], actions = [] } = bannersFeature;
  const everything = [...menu, ...tasks, ...search, ...actions];
  expect(new Set(everything.map(({ roles }) => roles.join()))).toEqual(new Set(['PanelUser']));
  expect(menu).toMatchObject([{ group: 'members', label: 'Afişler', target: 'banners.list', order: 50 }]);
  expect(tasks).toMatchObject([{ target: 'banners.list' }]);
  expect(actions).toMatchObject([{ label: 'Afiş ekle', target: 'banners.add' }]);
  expect(search).toMatchObject([{ label: 'Afişler', list: 'banners.list' }]);
});

it('loads pages and search only when they are asked for', async () => {
  const loaded = await Promise.all(bannersFeature.routes.map(({ load }) => load()));
  expect(loaded.map(({ name }) => name)).toEqual(['BannerListPage', 'BannerAddPage', 'BannerEditPage']);
  const [source] = bannersFeature.search ?? [];
  expect(await source?.load()).toBe(searchBanners);
});

it('finds banners for the palette, each leading to its form', async () => {
  const hits = await searchBanners({ client: bannerClient(), query: 'bahar', signal: new AbortController().signal });
  expect(hits).toEqual([{ id: 60, label: 'Bahar kampanyası', end: '60', target: 'banners.edit', params: { id: 60 } }]);
});
