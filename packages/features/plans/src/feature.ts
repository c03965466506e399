import { defineFeature } from '@telve/kit';
import { CreditCardIcon } from '@telve/ui';
import { planTitles as texts } from './titles/texts';

const roles = ['PanelUser'] as const;

/** Only the usual spelling of a number is a record's address: `1e1` is not 10. */
const numberOf = ({ id = '' }: Readonly<Record<string, string>>) => ({
  id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN,
});

/** The subscription plans as a host offers them (PLAN-01, PLAN-07, PLAN-08). */
export const plansFeature = defineFeature({
  id: 'plans',
  targets: ['plans.list', 'plans.edit'],
  routes: [
    {
      target: 'plans.list',
      path: '/dashboard/subscriptionPlans',
      roles,
      title: texts.title,
      load: () => import('./PlanListPage').then((module) => module.PlanListPage),
    },
    {
      target: 'plans.edit',
      path: '/dashboard/subscriptionPlan/:id',
      roles,
      title: texts.editTitle,
      parent: 'plans.list',
      load: () => import('./PlanPricePage').then((module) => module.PlanPricePage),
      props: numberOf,
    },
  ],
  menu: [{ group: 'products', target: 'plans.list', label: texts.title, icon: CreditCardIcon, order: 10, roles }],
  tasks: [{ id: 'plans', order: 10, roles, ...texts.task, target: 'plans.list', icon: CreditCardIcon }],
});
