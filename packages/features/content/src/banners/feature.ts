import { defineFeature } from '@telve/kit';
import { ImageIcon, PlusIcon } from '@telve/ui';
import { bannerTitles as texts } from './titles/texts';

const roles = ['PanelUser'] as const;

/** Only the usual spelling of a number is a record's address: `1e1` is not 10. */
const numberOf = ({ id = '' }: Readonly<Record<string, string>>) => ({
  id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN,
});

/** The banners of both apps as a host offers them (BAN-01, BAN-12, BAN-31, BAN-88). */
export const bannersFeature = defineFeature({
  id: 'banners',
  targets: ['banners.list', 'banners.add', 'banners.edit'],
  routes: [
    {
      target: 'banners.list',
      path: '/dashboard/banner/list',
      roles,
      title: texts.title,
      load: () => import('./BannerListPage').then((module) => module.BannerListPage),
    },
    {
      target: 'banners.add',
      path: '/dashboard/banner/new',
      roles,
      title: texts.addTitle,
      parent: 'banners.list',
      load: () => import('./BannerAddPage').then((module) => module.BannerAddPage),
    },
    {
      target: 'banners.edit',
      path: '/dashboard/banner/list/:id',
      roles,
      title: texts.editTitle,
      parent: 'banners.list',
      load: () => import('./BannerEditPage').then((module) => module.BannerEditPage),
      props: numberOf,
    },
  ],
  menu: [{ group: 'members', target: 'banners.list', label: texts.title, icon: ImageIcon, order: 50, roles }],
  tasks: [{ id: 'banners', order: 50, roles, ...texts.task, target: 'banners.list', icon: ImageIcon }],
  search: [
    {
      id: 'banners',
      order: 60,
      roles,
      label: texts.title,
      icon: ImageIcon,
      list: 'banners.list',
      load: () => import('./search').then((module) => module.searchBanners),
    },
  ],
  actions: [{ id: 'banners.add', order: 44, roles, label: texts.addTitle, target: 'banners.add', icon: PlusIcon }],
});
