import { defineFeature } from '@telve/kit';
import { CupSodaIcon, MilkIcon, PlusIcon, TimerIcon } from '@telve/ui';
import { milkTypeTitles as milk, timePeriodTitles as period, coffeeSizeTitles as size } from './titles/texts';

const roles = ['PanelUser'] as const;

// Only the usual spelling of a number is a record's address: `1e1` is not 10.
const recordId = ({ id = '' }: Readonly<Record<string, string>>) => ({
  id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN,
});

/** The catalogues as a host offers them (CAT-01 to CAT-11). */
export const cataloguesFeature = defineFeature({
  id: 'catalogues',
  targets: [
    'milkTypes.list',
    'milkTypes.add',
    'milkTypes.edit',
    'coffeeSizes.list',
    'coffeeSizes.add',
    'coffeeSizes.edit',
    'timePeriods.list',
    'timePeriods.add',
    'timePeriods.edit',
  ],
  routes: [
    {
      target: 'milkTypes.list',
      path: '/dashboard/productCategories/milkTypes',
      roles,
      title: milk.title,
      load: () => import('./milk-types/MilkTypeListPage').then((module) => module.MilkTypeListPage),
    },
    {
      target: 'milkTypes.add',
      path: '/dashboard/productCategories/milkType',
      roles,
      title: milk.addTitle,
      parent: 'milkTypes.list',
      load: () => import('./milk-types/MilkTypeAddPage').then((module) => module.MilkTypeAddPage),
    },
    {
      target: 'milkTypes.edit',
      path: '/dashboard/productCategories/milkType/:id',
      roles,
      title: milk.editTitle,
      parent: 'milkTypes.list',
      load: () => import('./milk-types/MilkTypeEditPage').then((module) => module.MilkTypeEditPage),
      props: recordId,
    },
    {
      target: 'coffeeSizes.list',
      path: '/dashboard/productCategories/coffeeSizes',
      roles,
      title: size.title,
      load: () => import('./coffee-sizes/CoffeeSizeListPage').then((module) => module.CoffeeSizeListPage),
    },
    {
      target: 'coffeeSizes.add',
      path: '/dashboard/productCategories/coffeeSize',
      roles,
      title: size.addTitle,
      parent: 'coffeeSizes.list',
      load: () => import('./coffee-sizes/CoffeeSizeAddPage').then((module) => module.CoffeeSizeAddPage),
    },
    {
      target: 'coffeeSizes.edit',
      path: '/dashboard/productCategories/coffeeSize/:id',
      roles,
      title: size.editTitle,
      parent: 'coffeeSizes.list',
      load: () => import('./coffee-sizes/CoffeeSizeEditPage').then((module) => module.CoffeeSizeEditPage),
      props: recordId,
    },
    {
      target: 'timePeriods.list',
      path: '/dashboard/productCategories/timePeriods',
      roles,
      title: period.title,
      load: () => import('./TimePeriodListPage').then((module) => module.TimePeriodListPage),
    },
    {
      target: 'timePeriods.add',
      path: '/dashboard/productCategories/timePeriod',
      roles,
      title: period.addTitle,
      parent: 'timePeriods.list',
      load: () => import('./TimePeriodAddPage').then((module) => module.TimePeriodAddPage),
    },
    {
      target: 'timePeriods.edit',
      path: '/dashboard/productCategories/timePeriod/:id',
      roles,
      title: period.editTitle,
      parent: 'timePeriods.list',
      load: () => import('./TimePeriodEditPage').then((module) => module.TimePeriodEditPage),
      props: recordId,
    },
  ],
  menu: [
    { group: 'products', target: 'milkTypes.list', label: milk.title, icon: MilkIcon, order: 20, roles },
    { group: 'products', target: 'coffeeSizes.list', label: size.title, icon: CupSodaIcon, order: 30, roles },
    { group: 'products', target: 'timePeriods.list', label: period.title, icon: TimerIcon, order: 40, roles },
  ],
  tasks: [
    { id: 'milkTypes', order: 20, roles, ...milk.task, target: 'milkTypes.list', icon: MilkIcon },
    { id: 'coffeeSizes', order: 30, roles, ...size.task, target: 'coffeeSizes.list', icon: CupSodaIcon },
    { id: 'timePeriods', order: 40, roles, ...period.task, target: 'timePeriods.list', icon: TimerIcon },
  ],
  actions: [
    { id: 'milkTypes.add', order: 46, roles, label: milk.addTitle, target: 'milkTypes.add', icon: PlusIcon },
    { id: 'coffeeSizes.add', order: 48, roles, label: size.addTitle, target: 'coffeeSizes.add', icon: PlusIcon },
    { id: 'timePeriods.add', order: 50, roles, label: period.addTitle, target: 'timePeriods.add', icon: PlusIcon },
  ],
});
