import { defineFeature } from '@telve/kit';
import { ChartColumnIcon, CoinsIcon, ReceiptTextIcon } from '@telve/ui';
import { reportTitles as texts } from './titles/texts';

const readers = ['PanelUser', 'PanelVenueUser', 'PanelReportUser'] as const;
const staff = ['PanelUser'] as const;

/** The reports as a host offers them: graphics for staff, the two reports for their readers (REP-01 to REP-06). */
export const reportsFeature = defineFeature({
  id: 'reports',
  targets: ['reports.graphics', 'reports.orders', 'reports.venues'],
  routes: [
    {
      target: 'reports.graphics',
      path: '/dashboard/reports/graphics',
      roles: staff,
      title: texts.graphicsTitle,
      load: () => import('./graphics/GraphicsPage').then((module) => module.GraphicsPage),
    },
    {
      target: 'reports.orders',
      path: '/dashboard/reports/orders',
      roles: readers,
      title: texts.ordersTitle,
      load: () => import('./orders/OrderReportPage').then((module) => module.OrderReportPage),
    },
    {
      target: 'reports.venues',
      path: '/dashboard/reports/venues',
      roles: readers,
      title: texts.venuesTitle,
      load: () => import('./venues/VenueReportPage').then((module) => module.VenueReportPage),
    },
  ],
  menu: [
    {
      group: 'reports',
      target: 'reports.graphics',
      label: texts.graphicsTitle,
      icon: ChartColumnIcon,
      order: 10,
      roles: staff,
    },
    {
      group: 'reports',
      target: 'reports.orders',
      label: texts.ordersTitle,
      icon: ReceiptTextIcon,
      order: 20,
      roles: readers,
    },
    {
      group: 'reports',
      target: 'reports.venues',
      label: texts.venuesTitle,
      icon: CoinsIcon,
      order: 30,
      roles: readers,
    },
  ],
  homeCards: [
    {
      id: 'reports.month',
      order: 10,
      roles: ['PanelReportUser'],
      load: () => import('./home/ReportHomeCard').then((module) => module.ReportHomeCard),
    },
  ],
  tasks: [
    {
      id: 'reports.graphics',
      order: 10,
      roles: staff,
      title: texts.graphicsTitle,
      text: texts.tasks.graphics,
      target: 'reports.graphics',
      icon: ChartColumnIcon,
    },
    {
      id: 'reports.orders',
      order: 20,
      roles: readers,
      title: texts.ordersTitle,
      text: texts.tasks.orders,
      target: 'reports.orders',
      icon: ReceiptTextIcon,
    },
    {
      id: 'reports.venues',
      order: 30,
      roles: readers,
      title: texts.venuesTitle,
      text: texts.tasks.venues,
      target: 'reports.venues',
      icon: CoinsIcon,
    },
  ],
});
