import { defineFeature } from '@telve/kit';
import { Building2Icon, PlusIcon } from '@telve/ui';
import { companyTitles as texts } from './titles/texts';

const roles = ['PanelUser'] as const;

/** The companies as a host offers them (COMP-01, COMP-02, COMP-03, COMP-04). */
export const companiesFeature = defineFeature({
  id: 'companies',
  targets: ['companies.list', 'companies.add', 'companies.edit'],
  routes: [
    {
      target: 'companies.list',
      path: '/dashboard/companies',
      roles,
      title: texts.title,
      load: () => import('./CompanyListPage').then((module) => module.CompanyListPage),
    },
    {
      target: 'companies.add',
      path: '/dashboard/company',
      roles,
      title: texts.addTitle,
      parent: 'companies.list',
      load: () => import('./CompanyAddPage').then((module) => module.CompanyAddPage),
    },
    {
      target: 'companies.edit',
      path: '/dashboard/company/:id',
      roles,
      title: texts.editTitle,
      parent: 'companies.list',
      load: () => import('./CompanyEditPage').then((module) => module.CompanyEditPage),
      // Only the usual spelling of a number is a record's address: `1e1` is not 10.
      props: ({ id = '' }) => ({ id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN }),
    },
  ],
  menu: [{ group: 'venues', target: 'companies.list', label: texts.title, icon: Building2Icon, order: 10, roles }],
  tasks: [{ id: 'companies', order: 10, roles, ...texts.task, target: 'companies.list', icon: Building2Icon }],
  search: [
    {
      id: 'companies',
      order: 5,
      roles,
      label: texts.title,
      icon: Building2Icon,
      list: 'companies.list',
      load: () => import('./search').then((module) => module.searchCompanies),
    },
  ],
  actions: [{ id: 'companies.add', order: 10, roles, label: texts.addTitle, target: 'companies.add', icon: PlusIcon }],
});
