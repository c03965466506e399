import { defineFeature } from '@telve/kit';
import { StoreIcon } from '@telve/ui';
import { venueTitles as texts } from './titles/texts';

/** The venues as a host offers them: the list, its menu entry, the home card of venue users and the tasks (VEN-01, VEN-02). */
export const venuesFeature = defineFeature({
  id: 'venues',
  targets: ['venues.list'],
  routes: [
    {
      target: 'venues.list',
      path: '/dashboard/venues',
      roles: ['PanelUser', 'PanelVenueUser'],
      title: texts.title,
      load: () => import('./VenueListPage').then((module) => module.VenueListPage),
    },
  ],
  menu: [
    {
      group: 'venues',
      target: 'venues.list',
      label: texts.title,
      icon: StoreIcon,
      order: 20,
      roles: ['PanelUser', 'PanelVenueUser'],
    },
  ],
  search: [
    {
      id: 'venues',
      order: 10,
      roles: ['PanelUser', 'PanelVenueUser'],
      label: texts.title,
      icon: StoreIcon,
      list: 'venues.list',
      load: () => import('./search').then((module) => module.searchVenues),
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
