import { defineFeature } from '@telve/kit';
import { LifeBuoyIcon, PlusIcon } from '@telve/ui';
import { helpContentTitles as texts } from './titles/texts';

const roles = ['PanelUser'] as const;

/** Only the usual spelling of a number is a record's address: `1e1` is not 10. */
const numberOf = ({ id = '' }: Readonly<Record<string, string>>) => ({
  id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN,
});

/** The questions of the consumer app's help menu as a host offers them (HELP-01, HELP-08, HELP-09, HELP-10). */
export const helpContentsFeature = defineFeature({
  id: 'helpContents',
  targets: ['helpContents.list', 'helpContents.add', 'helpContents.edit'],
  routes: [
    {
      target: 'helpContents.list',
      path: '/dashboard/helpMenuContents',
      roles,
      title: texts.title,
      load: () => import('./HelpContentListPage').then((module) => module.HelpContentListPage),
    },
    {
      target: 'helpContents.add',
      path: '/dashboard/helpMenuContent',
      roles,
      title: texts.addTitle,
      parent: 'helpContents.list',
      load: () => import('./HelpContentAddPage').then((module) => module.HelpContentAddPage),
    },
    {
      target: 'helpContents.edit',
      path: '/dashboard/helpMenuContent/:id',
      roles,
      title: texts.editTitle,
      parent: 'helpContents.list',
      load: () => import('./HelpContentEditPage').then((module) => module.HelpContentEditPage),
      props: numberOf,
    },
  ],
  menu: [{ group: 'members', target: 'helpContents.list', label: texts.title, icon: LifeBuoyIcon, order: 40, roles }],
  tasks: [{ id: 'helpContents', order: 40, roles, ...texts.task, target: 'helpContents.list', icon: LifeBuoyIcon }],
  actions: [
    { id: 'helpContents.add', order: 43, roles, label: texts.addTitle, target: 'helpContents.add', icon: PlusIcon },
  ],
});
