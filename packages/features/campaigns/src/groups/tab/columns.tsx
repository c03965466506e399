import type { CampaignGroupRow } from '@telve/api';
import { formatNumber } from '@telve/locale';
import { ArrowRightIcon, type Column } from '@telve/ui';
import { idColumn, NameCell, WayCell } from '../../shared/recordCells';
import type { CampaignGroupTexts } from '../texts';

/** Columns of the campaign groups (GRP-12). Memoise the array: a new one renders every row. */
export const groupColumns = (texts: CampaignGroupTexts): readonly Column<CampaignGroupRow>[] => [
  idColumn(texts.columns.id),
  {
    id: 'title',
    header: texts.columns.title,
    role: 'identity',
    cell: ({ id, title }) => <NameCell target="campaigns.group" id={id} name={title} />,
  },
  {
    id: 'count',
    header: texts.columns.count,
    align: 'end',
    cell: ({ subCampaignCount }) => formatNumber(subCampaignCount),
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    role: 'actions',
    cell: ({ id, title }) => (
      <WayCell
        target="campaigns.group"
        id={id}
        label={texts.openLabel(title)}
        icon={<ArrowRightIcon aria-hidden="true" />}
      />
    ),
  },
];
