import type { CampaignRow } from '@telve/api';
import { formatNumber } from '@telve/locale';
import { CellTag, type Column, PencilIcon, SwitchCell } from '@telve/ui';
import { idColumn, NameCell, WayCell } from '../shared/recordCells';
import type { CampaignWords } from '../words/texts';
import { CouponCell, UsedCell } from './cells';
import type { CampaignTexts } from './texts';
import type { CampaignSwitches } from './useCampaignSwitches';

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
    idColumn(columns.id),
    {
      id: 'title',
      header: columns.title,
      role: 'identity',
      cell: ({ id, title }) => <NameCell target="campaigns.edit" id={id} name={title} />,
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
      cell: ({ id, title }) => (
        <WayCell
          target="campaigns.edit"
          id={id}
          label={texts.editLabel(title)}
          icon={<PencilIcon aria-hidden="true" />}
        />
      ),
    },
  ];
};
