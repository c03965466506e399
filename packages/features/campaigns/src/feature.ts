import { defineFeature } from '@telve/kit';
import { MegaphoneIcon, PlusIcon, TicketPercentIcon } from '@telve/ui';
import { groupTitles as group, merchantCampaignTitles as merchant, campaignTitles as texts } from './titles/texts';

const roles = ['PanelUser'] as const;

/** Only the usual spelling of a number is a record's address: `1e1` is not 10. */
const numberOf = ({ id = '' }: Readonly<Record<string, string>>) => ({
  id: /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN,
});

/** The campaigns of both apps as a host offers them (CAMP-01, CAMP-02, CAMP-30, CAMP-32, GRP-01, GRP-03, GRP-09, MCAMP-01). */
export const campaignsFeature = defineFeature({
  id: 'campaigns',
  targets: [
    'campaigns.list',
    'campaigns.add',
    'campaigns.edit',
    'campaigns.addGroup',
    'campaigns.group',
    'campaigns.addSub',
    'merchantCampaigns.list',
    'merchantCampaigns.add',
    'merchantCampaigns.edit',
  ],
  routes: [
    {
      target: 'campaigns.list',
      path: '/dashboard/campaigns',
      roles,
      title: texts.title,
      load: () => import('./CampaignListPage').then((module) => module.CampaignListPage),
    },
    {
      target: 'campaigns.add',
      path: '/dashboard/campaign',
      roles,
      title: texts.addTitle,
      parent: 'campaigns.list',
      load: () => import('./CampaignAddPage').then((module) => module.CampaignAddPage),
    },
    {
      target: 'campaigns.edit',
      path: '/dashboard/campaign/:id',
      roles,
      title: texts.editTitle,
      parent: 'campaigns.list',
      load: () => import('./CampaignEditPage').then((module) => module.CampaignEditPage),
      props: numberOf,
    },
    {
      target: 'campaigns.addGroup',
      path: '/dashboard/groupCampaign',
      roles,
      title: group.addTitle,
      parent: 'campaigns.list',
      load: () => import('./groups/GroupAddPage').then((module) => module.GroupAddPage),
    },
    {
      target: 'campaigns.group',
      path: '/dashboard/groupCampaign/:id',
      roles,
      title: group.title,
      parent: 'campaigns.list',
      load: () => import('./groups/GroupDetailPage').then((module) => module.GroupDetailPage),
      props: numberOf,
    },
    {
      target: 'campaigns.addSub',
      path: '/dashboard/groupCampaign/:id/subCampaign',
      roles,
      title: group.addSubTitle,
      parent: 'campaigns.group',
      load: () => import('./groups/SubCampaignPage').then((module) => module.SubCampaignPage),
      props: numberOf,
    },
    {
      target: 'merchantCampaigns.list',
      path: '/dashboard/merchant-campaigns',
      roles,
      title: merchant.title,
      load: () => import('./merchant/MerchantCampaignListPage').then((module) => module.MerchantCampaignListPage),
    },
    {
      target: 'merchantCampaigns.add',
      path: '/dashboard/merchant-campaign',
      roles,
      title: merchant.addTitle,
      parent: 'merchantCampaigns.list',
      load: () => import('./merchant/MerchantCampaignAddPage').then((module) => module.MerchantCampaignAddPage),
    },
    {
      target: 'merchantCampaigns.edit',
      path: '/dashboard/merchant-campaign/:id',
      roles,
      title: merchant.editTitle,
      parent: 'merchantCampaigns.list',
      load: () => import('./merchant/MerchantCampaignEditPage').then((module) => module.MerchantCampaignEditPage),
      props: numberOf,
    },
  ],
  menu: [
    { group: 'members', target: 'campaigns.list', label: texts.title, icon: TicketPercentIcon, order: 20, roles },
    {
      group: 'members',
      target: 'merchantCampaigns.list',
      label: merchant.title,
      icon: MegaphoneIcon,
      order: 30,
      roles,
    },
  ],
  tasks: [
    { id: 'campaigns', order: 20, roles, ...texts.task, target: 'campaigns.list', icon: TicketPercentIcon },
    {
      id: 'merchantCampaigns',
      order: 30,
      roles,
      ...merchant.task,
      target: 'merchantCampaigns.list',
      icon: MegaphoneIcon,
    },
  ],
  // Without its list: that begins with the campaigns of one package, and would not show every hit.
  search: [
    {
      id: 'campaigns',
      order: 50,
      roles,
      label: texts.title,
      icon: TicketPercentIcon,
      load: () => import('./search').then((module) => module.searchCampaigns),
    },
    // Campaigns of a group are found by it: no call searches those of all groups.
    {
      id: 'campaignGroups',
      order: 51,
      roles,
      label: group.listTitle,
      icon: TicketPercentIcon,
      load: () => import('./searchGroups').then((module) => module.searchGroups),
    },
  ],
  homeCards: [
    { id: 'campaigns.radar', order: 20, roles, load: () => import('./RadarCard').then((module) => module.RadarCard) },
  ],
  actions: [
    { id: 'campaigns.add', order: 40, roles, label: texts.addTitle, target: 'campaigns.add', icon: PlusIcon },
    { id: 'campaigns.addGroup', order: 41, roles, label: group.addTitle, target: 'campaigns.addGroup', icon: PlusIcon },
    {
      id: 'merchantCampaigns.add',
      order: 42,
      roles,
      label: merchant.addTitle,
      target: 'merchantCampaigns.add',
      icon: PlusIcon,
    },
  ],
});
