import { roles } from '@telve/api';
import { defineFeature } from '@telve/kit';
import { KeyRoundIcon, MonitorSmartphoneIcon } from '@telve/ui';
import { authTitles as texts } from './titles/texts';

/** What the auth feature gives a host: the pages around a session. The sign-in page itself is a component. */
export const authFeature = defineFeature({
  id: 'auth',
  targets: ['auth.forgotPassword', 'auth.changePassword', 'auth.sessions'],
  routes: [
    {
      target: 'auth.forgotPassword',
      path: '/forgotPassword',
      roles: [],
      title: texts.forgotTitle,
      load: () => import('./forgot-password/ForgotPasswordPage').then((module) => module.ForgotPasswordPage),
    },
    {
      target: 'auth.changePassword',
      path: '/dashboard/changePassword',
      roles,
      title: texts.changeTitle,
      load: () => import('./change-password/ChangePasswordPage').then((module) => module.ChangePasswordPage),
    },
    {
      target: 'auth.sessions',
      path: '/dashboard/sessions',
      roles,
      title: texts.sessionsTitle,
      load: () => import('./sessions/SessionsPage').then((module) => module.SessionsPage),
    },
  ],
  userMenu: [
    {
      id: 'change-password',
      order: 10,
      roles,
      label: texts.changeTitle,
      target: 'auth.changePassword',
      icon: KeyRoundIcon,
    },
    {
      id: 'sessions',
      order: 20,
      roles,
      label: texts.sessionsTitle,
      target: 'auth.sessions',
      icon: MonitorSmartphoneIcon,
    },
  ],
});
