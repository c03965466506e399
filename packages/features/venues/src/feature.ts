import { defineFeature } from '@telve/kit';
import { PlusIcon, StoreIcon } from '@telve/ui';
import { venueTitles as texts } from './titles/texts';

const roles = ['PanelUser', 'PanelVenueUser'] as const;

/**
 * The venues as a host offers them: list, editor, menu entry, the home card of venue users and the tasks (VEN-01 to VEN-06).
 * Adding is open to venue users too, who are told there that they may not (D-04).
 */
export const venuesFeature = defineFeature({
  id: 'venues',
  targets: ['venues.list', 'venues.add', 'venues.edit'],
  routes: [
    {
      target: 'venues.list',
      path: '/dashboard/venues',
      roles,
      title: texts.title,
      load: () => import('./VenueListPage').then((module) => module.VenueListPage),
    },
    {
      target: 'venues.add',
      path: '/dashboard/venue',
      roles,
      title: texts.addTitle,
      parent: 'venues.list',
      load: () => import('./VenueAddPage').then((module) => module.VenueAddPage),
    },
    {
      target: 'venues.edit',
      path: '/dashboard/venue/:id',
      roles,
      title: texts.editTitle,
      parent: 'venues.list',
      load: () => import('./VenueEditPage').then((module) => module.VenueEditPage),
      // Only the usual spelling of a number is a record's address: `1e1` is not 10.
      props: ({ id = '' }) => ({ id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN }),
    },
  ],
  menu: [
    {
      group: 'venues',
      target: 'venues.list',
      label: texts.title,
      icon: StoreIcon,
      order: 20,
      roles,
    },
  ],
  search: [
    {
      id: 'venues',
      order: 10,
      roles,
      label: texts.title,
      icon: StoreIcon,
      list: 'venues.list',
      load: () => import('./search').then((module) => module.searchVenues),
    },
  ],
  actions: [
    {
      id: 'venues.add',
      order: 10,
      roles: ['PanelUser'],
      label: texts.addTitle,
      target: 'venues.add',
      icon: PlusIcon,
    },
  ],
  homeCards: [
    {
      id: 'venues.own',
      order: 10,
      roles: ['PanelVenueUser'],
      load: () => import('./VenueHomeCard').then((module) => module.VenueHomeCard),
    },
  ],
  tasks: [
    {
      id: 'venues.manage',
      order: 20,
      roles: ['PanelUser'],
      title: texts.tasks.staffTitle,
      text: texts.tasks.staffText,
      target: 'venues.list',
      icon: StoreIcon,
    },
    {
      id: 'venues.view',
      order: 20,
      roles: ['PanelVenueUser'],
      title: texts.tasks.venueTitle,
      text: texts.tasks.venueText,
      target: 'venues.list',
      icon: StoreIcon,
    },
  ],
});
