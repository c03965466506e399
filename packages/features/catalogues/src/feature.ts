import { defineFeature } from '@telve/kit';
import { PlusIcon, TimerIcon } from '@telve/ui';
import { timePeriodTitles as texts } from './titles/texts';

const roles = ['PanelUser'] as const;

/** The catalogues as a host offers them (CAT-07, CAT-09, CAT-10, CAT-11). */
export const cataloguesFeature = defineFeature({
  id: 'catalogues',
  targets: ['timePeriods.list', 'timePeriods.add', 'timePeriods.edit'],
  routes: [
    {
      target: 'timePeriods.list',
      path: '/dashboard/productCategories/timePeriods',
      roles,
      title: texts.title,
      load: () => import('./TimePeriodListPage').then((module) => module.TimePeriodListPage),
    },
    {
      target: 'timePeriods.add',
      path: '/dashboard/productCategories/timePeriod',
      roles,
      title: texts.addTitle,
      parent: 'timePeriods.list',
      load: () => import('./TimePeriodAddPage').then((module) => module.TimePeriodAddPage),
    },
    {
      target: 'timePeriods.edit',
      path: '/dashboard/productCategories/timePeriod/:id',
      roles,
      title: texts.editTitle,
      parent: 'timePeriods.list',
      load: () => import('./TimePeriodEditPage').then((module) => module.TimePeriodEditPage),
      // Only the usual spelling of a number is a record's address: `1e1` is not 10.
      props: ({ id = '' }) => ({ id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN }),
    },
  ],
  menu: [{ group: 'products', target: 'timePeriods.list', label: texts.title, icon: TimerIcon, order: 40, roles }],
  tasks: [{ id: 'timePeriods', order: 40, roles, ...texts.task, target: 'timePeriods.list', icon: TimerIcon }],
  actions: [
    { id: 'timePeriods.add', order: 50, roles, label: texts.addTitle, target: 'timePeriods.add', icon: PlusIcon },
  ],
});
