import { defineFeature } from '@telve/kit';
import { CircleUserRoundIcon } from '@telve/ui';
import { accessLogTitles, endUserTitles as texts } from './titles/texts';

const roles = ['PanelUser'] as const;

/** Support for end users and the access log as a host offers them (SHELL-18, SUP-01, SUP-03, SUP-06). */
export const endUsersFeature = defineFeature({
  id: 'endUsers',
  targets: ['endUsers.search', 'endUsers.detail', 'accessLog.list'],
  routes: [
    {
      target: 'endUsers.search',
      path: '/dashboard/endUserManagements',
      roles,
      title: texts.title,
      load: () => import('./EndUserSearchPage').then((module) => module.EndUserSearchPage),
    },
    {
      target: 'endUsers.detail',
      path: '/dashboard/endUserManagement/:id',
      roles,
      title: texts.detailTitle,
      parent: 'endUsers.search',
      load: () => import('./EndUserDetailPage').then((module) => module.EndUserDetailPage),
      // Only the usual spelling of a number is a record's address: `1e1` is not 10.
      props: ({ id = '' }) => ({ id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN }),
    },
    {
      target: 'accessLog.list',
      path: '/dashboard/endUserManagements/accessLog',
      roles,
      title: accessLogTitles.title,
      parent: 'endUsers.search',
      load: () => import('./AccessLogPage').then((module) => module.AccessLogPage),
    },
  ],
  menu: [
    { group: 'members', target: 'endUsers.search', label: texts.title, icon: CircleUserRoundIcon, order: 10, roles },
  ],
  tasks: [{ id: 'endUsers', order: 10, roles, ...texts.task, target: 'endUsers.search', icon: CircleUserRoundIcon }],
});
