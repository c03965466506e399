import { defineFeature } from '@telve/kit';
import { PlusIcon, ShieldUserIcon, UsersIcon } from '@telve/ui';
import { merchantUserTitles as merchant, panelUserTitles as panel } from './titles/texts';

/** Props of a record's page; an address that can be no record's number is that of none. */
const recordId = ({ id = '' }: Readonly<Record<string, string>>) => ({
  id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN,
});

const staff = ['PanelUser'] as const;
const staffAndVenues = ['PanelUser', 'PanelVenueUser'] as const;

/** Panel users and merchant-app users as a host offers them (PU-01 to PU-05, MU-01 to MU-04). */
export const usersFeature = defineFeature({
  id: 'users',
  targets: [
    'panelUsers.list',
    'panelUsers.add',
    'panelUsers.edit',
    'merchantUsers.list',
    'merchantUsers.add',
    'merchantUsers.edit',
  ],
  routes: [
    {
      target: 'panelUsers.list',
      path: '/dashboard/users/panelUsers',
      roles: staffAndVenues,
      title: panel.title,
      load: () => import('./panel-users/PanelUserListPage').then((module) => module.PanelUserListPage),
    },
    {
      target: 'panelUsers.add',
      path: '/dashboard/users/panelUser',
      roles: staff,
      title: panel.addTitle,
      parent: 'panelUsers.list',
      load: () => import('./panel-users/PanelUserAddPage').then((module) => module.PanelUserAddPage),
    },
    {
      target: 'panelUsers.edit',
      path: '/dashboard/users/panelUser/:id',
      roles: staff,
      title: panel.editTitle,
      parent: 'panelUsers.list',
      load: () => import('./panel-users/PanelUserEditPage').then((module) => module.PanelUserEditPage),
      props: recordId,
    },
    {
      target: 'merchantUsers.list',
      path: '/dashboard/users/readerAppUsers',
      roles: staffAndVenues,
      title: merchant.title,
      load: () => import('./merchant-users/MerchantUserListPage').then((module) => module.MerchantUserListPage),
    },
    {
      target: 'merchantUsers.add',
      path: '/dashboard/users/readerAppUser',
      roles: staffAndVenues,
      title: merchant.addTitle,
      parent: 'merchantUsers.list',
      load: () => import('./merchant-users/MerchantUserAddPage').then((module) => module.MerchantUserAddPage),
    },
    {
      target: 'merchantUsers.edit',
      path: '/dashboard/users/readerAppUser/:id',
      roles: staffAndVenues,
      title: merchant.editTitle,
      parent: 'merchantUsers.list',
      load: () => import('./merchant-users/MerchantUserEditPage').then((module) => module.MerchantUserEditPage),
      props: recordId,
    },
  ],
  menu: [
    {
      group: 'venues',
      target: 'panelUsers.list',
      label: panel.title,
      icon: ShieldUserIcon,
      order: 30,
      roles: staffAndVenues,
    },
    {
      group: 'venues',
      target: 'merchantUsers.list',
      label: merchant.title,
      icon: UsersIcon,
      order: 40,
      roles: staffAndVenues,
    },
  ],
  tasks: [
    {
      id: 'panelUsers.manage',
      order: 30,
      roles: staff,
      ...panel.tasks.staff,
      target: 'panelUsers.list',
      icon: ShieldUserIcon,
    },
    {
      id: 'panelUsers.view',
      order: 30,
      roles: ['PanelVenueUser'],
      ...panel.tasks.venue,
      target: 'panelUsers.list',
      icon: ShieldUserIcon,
    },
    {
      id: 'merchantUsers.manage',
      order: 40,
      roles: staffAndVenues,
      ...merchant.task,
      target: 'merchantUsers.list',
      icon: UsersIcon,
    },
  ],
  search: [
    {
      id: 'panelUsers',
      order: 30,
      roles: staff,
      label: panel.title,
      icon: ShieldUserIcon,
      list: 'panelUsers.list',
      load: () => import('./panel-users/search').then((module) => module.searchPanelUsers),
    },
    {
      id: 'merchantUsers',
      order: 40,
      roles: staffAndVenues,
      label: merchant.title,
      icon: UsersIcon,
      list: 'merchantUsers.list',
      load: () => import('./merchant-users/search').then((module) => module.searchMerchantUsers),
    },
  ],
  actions: [
    { id: 'panelUsers.add', order: 30, roles: staff, label: panel.addTitle, target: 'panelUsers.add', icon: PlusIcon },
    {
      id: 'merchantUsers.add',
      order: 40,
      roles: staffAndVenues,
      label: merchant.addTitle,
      target: 'merchantUsers.add',
      icon: PlusIcon,
    },
  ],
});
