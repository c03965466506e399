import { defineFeature } from '@telve/kit';
import { InboxIcon } from '@telve/ui';
import { applicationReviewTitles as texts } from './titles/texts';

const roles = ['PanelUser'] as const;

/** The staff's side of merchant applications as a host offers it (STAFF-01 to STAFF-03, SHELL-30). */
export const applicationReviewFeature = defineFeature({
  id: 'applicationReview',
  targets: ['applications.list', 'applications.detail'],
  routes: [
    {
      target: 'applications.list',
      path: '/dashboard/apply/merchant/list',
      roles,
      title: texts.list,
      load: () => import('./list/ApplicationListPage').then((module) => module.ApplicationListPage),
    },
    {
      target: 'applications.detail',
      path: '/dashboard/apply/merchant/list/:id',
      roles,
      title: texts.detail,
      parent: 'applications.list',
      load: () => import('./detail/ApplicationDetailPage').then((module) => module.ApplicationDetailPage),
      // Only the usual spelling of a number is a record's address: `1e1` is not 10.
      props: ({ id = '' }) => ({ id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN }),
    },
  ],
  menu: [{ group: 'applications', target: 'applications.list', label: texts.list, icon: InboxIcon, order: 10, roles }],
  search: [
    {
      id: 'applications',
      order: 40,
      roles,
      label: texts.list,
      icon: InboxIcon,
      list: 'applications.list',
      load: () => import('./search').then((module) => module.searchApplications),
    },
  ],
  homeCards: [
    {
      id: 'applications.waiting',
      order: 10,
      roles,
      load: () => import('./home/WaitingApplicationsCard').then((module) => module.WaitingApplicationsCard),
    },
  ],
  tasks: [{ id: 'applications', order: 10, roles, ...texts.task, target: 'applications.list', icon: InboxIcon }],
});
