import { defineFeature } from '@telve/kit';
import { FilePenIcon } from '@telve/ui';
import { merchantApplicationTitles as texts } from './titles/texts';

/** Where a host keeps the contract's template (WIZ-63, D-61). */
const templateUrl = '/templates/sozlesme-sablonu.pdf';

/** The applicant's side as a host offers it (WIZ-01, WIZ-02, APP-01, APP-40, SHELL-31). */
export const merchantApplicationFeature = defineFeature({
  id: 'merchantApplication',
  targets: ['merchantApplication.wizard', 'merchantApplication.simple'],
  routes: [
    {
      target: 'merchantApplication.wizard',
      path: '/dashboard/apply/merchant',
      roles: ['AppliedMerchantUser', 'PanelUser'],
      title: texts.wizard,
      load: () => import('./wizard/WizardPage').then((module) => module.WizardPage),
      props: (_params, _search, visitor) => ({ email: visitor?.email ?? '', templateUrl }),
    },
    {
      target: 'merchantApplication.simple',
      path: '/applicationForm',
      roles: [],
      title: texts.simple,
      load: () => import('./public/SimpleApplicationPage').then((module) => module.SimpleApplicationPage),
    },
  ],
  menu: [
    {
      group: 'applications',
      target: 'merchantApplication.wizard',
      label: texts.wizard,
      icon: FilePenIcon,
      order: 20,
      roles: ['AppliedMerchantUser'],
    },
  ],
  loginTabs: [
    {
      id: 'apply',
      order: 20,
      label: texts.tab,
      load: () => import('./public/ApplyTab').then((module) => module.ApplyTab),
    },
  ],
});
