import type { CampaignGroupRow } from '@telve/api';
import { useTarget } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { ArrowRightIcon, CellActions, CellLink, CellMain, CellText, type Column } from '@telve/ui';
import type { MouseEvent } from 'react';
import type { CampaignGroupTexts } from '../texts';

/** Columns of the campaign groups (GRP-12). Memoise the array: a new one renders every row. */
export const groupColumns = (texts: CampaignGroupTexts): readonly Column<CampaignGroupRow>[] => [
  { id: 'id', header: texts.columns.id, width: '88px', cell: ({ id }) => <CellText look="faint">{id}</CellText> },
  { id: 'title', header: texts.columns.title, role: 'identity', cell: (group) => <TitleCell group={group} /> },
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
    cell: (group) => <OpenCell group={group} texts={texts} />,
  },
];

interface CellProps {
  group: CampaignGroupRow;
}

function TitleCell({ group: { id, title } }: CellProps) {
  const to = useTarget({ target: 'campaigns.group', params: { id } });
  return (
    <CellMain
      name={title}
      href={to?.href}
      // With an address the title is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

function OpenCell({ group: { id, title }, texts }: CellProps & { texts: CampaignGroupTexts }) {
  const to = useTarget({ target: 'campaigns.group', params: { id } });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={texts.openLabel(title)} icon={<ArrowRightIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}
