import { defineFeature } from '@telve/kit';
import { GalleryHorizontalEndIcon, PlusIcon, SmartphoneIcon } from '@telve/ui';
import { merchantOnboardingTitles as merchant, onboardingTitles as texts } from './titles/texts';

const roles = ['PanelUser'] as const;

/** Only the usual spelling of a number is a record's address: `1e1` is not 10. */
const numberOf = ({ id = '' }: Readonly<Record<string, string>>) => ({
  id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN,
});

/** What both apps show at their first start, as a host offers it (CONB-01, CONB-07, CONB-08, MONB-01, MONB-03, MONB-04). */
export const onboardingsFeature = defineFeature({
  id: 'onboardings',
  targets: [
    'onboardings.list',
    'onboardings.add',
    'onboardings.edit',
    'merchantOnboardings.list',
    'merchantOnboardings.add',
    'merchantOnboardings.edit',
  ],
  routes: [
    {
      target: 'onboardings.list',
      path: '/dashboard/onBoardings',
      roles,
      title: texts.title,
      load: () => import('./OnboardingListPage').then((module) => module.OnboardingListPage),
    },
    {
      target: 'onboardings.add',
      path: '/dashboard/onBoarding',
      roles,
      title: texts.addTitle,
      parent: 'onboardings.list',
      load: () => import('./OnboardingAddPage').then((module) => module.OnboardingAddPage),
    },
    {
      target: 'onboardings.edit',
      path: '/dashboard/onBoarding/:id',
      roles,
      title: texts.editTitle,
      parent: 'onboardings.list',
      load: () => import('./OnboardingEditPage').then((module) => module.OnboardingEditPage),
      props: numberOf,
    },
    {
      target: 'merchantOnboardings.list',
      path: '/dashboard/merchant-onboardings',
      roles,
      title: merchant.title,
      load: () =>
        import('../merchant-onboardings/MerchantOnboardingListPage').then(
          (module) => module.MerchantOnboardingListPage,
        ),
    },
    {
      target: 'merchantOnboardings.add',
      path: '/dashboard/merchant-onboarding',
      roles,
      title: merchant.addTitle,
      parent: 'merchantOnboardings.list',
      load: () =>
        import('../merchant-onboardings/MerchantOnboardingAddPage').then((module) => module.MerchantOnboardingAddPage),
    },
    {
      target: 'merchantOnboardings.edit',
      path: '/dashboard/merchant-onboarding/:id',
      roles,
      title: merchant.editTitle,
      parent: 'merchantOnboardings.list',
      load: () =>
        import('../merchant-onboardings/MerchantOnboardingEditPage').then(
          (module) => module.MerchantOnboardingEditPage,
        ),
      props: numberOf,
    },
  ],
  menu: [
    {
      group: 'venues',
      target: 'merchantOnboardings.list',
      label: merchant.title,
      icon: GalleryHorizontalEndIcon,
      order: 50,
      roles,
    },
    { group: 'products', target: 'onboardings.list', label: texts.title, icon: SmartphoneIcon, order: 50, roles },
  ],
  tasks: [
    {
      id: 'merchantOnboardings',
      order: 50,
      roles,
      ...merchant.task,
      target: 'merchantOnboardings.list',
      icon: GalleryHorizontalEndIcon,
    },
    { id: 'onboardings', order: 50, roles, ...texts.task, target: 'onboardings.list', icon: SmartphoneIcon },
  ],
  actions: [
    { id: 'onboardings.add', order: 52, roles, label: texts.addTitle, target: 'onboardings.add', icon: PlusIcon },
    {
      id: 'merchantOnboardings.add',
      order: 53,
      roles,
      label: merchant.addTitle,
      target: 'merchantOnboardings.add',
      icon: PlusIcon,
    },
  ],
});
