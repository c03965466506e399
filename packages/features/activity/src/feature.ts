import type { ActivitySubject } from '@telve/api';
import { defineFeature } from '@telve/kit';
import { activityTitles } from './titles/texts';

const { title } = activityTitles;
const roles = ['PanelUser'] as const;

const page = () => import('./ActivityPage').then((module) => module.ActivityPage);
const of =
  (subject: ActivitySubject) =>
  // Only the usual spelling of a number is a record's address: `1e1` is not 10.
  ({ id = '' }: Readonly<Record<string, string>>) => ({ subject, id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN });

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
