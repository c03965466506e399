import type { CampaignRow } from '@telve/api';
import { formatNumber } from '@telve/locale';
import { CellTag, CellText, type Column, SwitchCell } from '@telve/ui';
import type { CampaignSwitches } from '../data/useCampaignSwitches';
import type { CampaignWords } from '../words/texts';
import { CouponCell, EditCell, TitleCell, UsedCell } from './cells';
import type { CampaignTexts } from './texts';

export interface CampaignColumnOptions extends CampaignSwitches {
  texts: CampaignTexts;
  words: CampaignWords;
}

/**
 * Columns of the campaign lists, of the single ones and of a group's (CAMP-13 to CAMP-22). Memoise the array: a new one renders
 * every row.
 */
export const campaignColumns = (options: CampaignColumnOptions): readonly Column<CampaignRow>[] => {
  const { texts, words, activeOf, shownOf } = options;
  const { columns } = texts;
  return [
    { id: 'id', header: columns.id, cell: ({ id }) => <CellText look="faint">{id}</CellText> },
    {
      id: 'title',
      header: columns.title,
      role: 'identity',
      cell: (campaign) => <TitleCell campaign={campaign} />,
    },
    { id: 'codeType', header: columns.codeType, cell: ({ codeType }) => words.codeTypes[codeType] },
    { id: 'used', header: columns.used, cell: (campaign) => <UsedCell campaign={campaign} texts={texts} /> },
    { id: 'coupon', header: columns.coupon, cell: (campaign) => <CouponCell campaign={campaign} words={words} /> },
    {
      id: 'package',
      header: columns.package,
      cell: ({ subscriptionType }) => <CellTag>{words.packages[subscriptionType]}</CellTag>,
    },
    { id: 'priority', header: columns.priority, align: 'end', cell: ({ priority }) => formatNumber(priority) },
    {
      id: 'shown',
      header: columns.shown,
      role: 'switch',
      cell: (campaign) => <SwitchCell {...shownOf(campaign)} />,
    },
    {
      id: 'active',
      header: columns.active,
      role: 'switch',
      cell: (campaign) => <SwitchCell {...activeOf(campaign)} />,
    },
    {
      id: 'actions',
      header: columns.actions,
      role: 'actions',
      cell: (campaign) => <EditCell campaign={campaign} texts={texts} />,
    },
  ];
};
