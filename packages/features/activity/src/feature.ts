import type { ActivitySubject } from '@telve/api';
import { defineFeature } from '@telve/kit';
import { activityTexts } from './texts';

const { title } = activityTexts.defaults;
const roles = ['PanelUser'] as const;

const page = () => import('./ActivityPage').then((module) => module.ActivityPage);
const of =
  (subject: ActivitySubject) =>
  ({ id }: Readonly<Record<string, string>>) => ({ subject, id: Number(id) });

/** The activity logs as a host offers them: one for each user and venue. */
export const activityFeature = defineFeature({
  id: 'activity',
  targets: ['activity.panelUser', 'activity.merchantUser', 'activity.venue'],
  routes: [
    {
      target: 'activity.panelUser',
      path: '/dashboard/users/panelUser/:id/activity',
      roles,
      title,
      parent: 'panelUsers.list',
      load: page,
      props: of('panel-user'),
    },
    {
      target: 'activity.merchantUser',
      path: '/dashboard/users/readerAppUser/:id/activity',
      roles,
      title,
      parent: 'merchantUsers.list',
      load: page,
      props: of('merchant-user'),
    },
    {
      target: 'activity.venue',
      path: '/dashboard/venue/:id/activity',
      roles,
      title,
      parent: 'venues.list',
      load: page,
      props: of('venue'),
    },
  ],
});
