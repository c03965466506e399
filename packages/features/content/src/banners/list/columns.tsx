import { type BannerRow, bannerEndTime } from '@telve/api';
import { formatDate, formatNumber } from '@telve/locale';
import { CellBadge, CellText, type Column } from '@telve/ui';
import { styled } from 'styled-components';
import type { BannerTexts } from '../texts';
import { EditCell, TitleCell } from './cells';

/** When a banner ends: `05-03-2025 23:59` (BAN-20). */
export const endOf = ({ endDate }: Pick<BannerRow, 'endDate'>): string =>
  `${formatDate(endDate, { separator: '-' })} ${bannerEndTime}`;

/** Columns of the banners (BAN-18 to BAN-23). Memoise the array: a new one renders every row. */
export const bannerColumns = (texts: BannerTexts): readonly Column<BannerRow>[] => [
  {
    id: 'id',
    header: texts.columns.id,
    width: '96px',
    // The form tells it too.
    hideBelow: 'xl',
    card: 'hidden',
    cell: ({ id }) => <CellText look="faint">{id}</CellText>,
  },
  {
    id: 'title',
    header: texts.columns.title,
    role: 'identity',
    cell: (banner) => <TitleCell banner={banner} texts={texts} />,
  },
  { id: 'endDate', header: texts.columns.endDate, cell: (banner) => <Unbroken>{endOf(banner)}</Unbroken> },
  {
    id: 'status',
    header: texts.columns.status,
    cell: ({ isActive }) => (
      <CellBadge tone={isActive ? 'success' : 'neutral'}>{isActive ? texts.active : texts.passive}</CellBadge>
    ),
  },
  { id: 'order', header: texts.columns.order, align: 'end', cell: ({ order }) => formatNumber(order) },
  {
    id: 'actions',
    header: texts.columns.actions,
    role: 'actions',
    cell: (banner) => <EditCell banner={banner} texts={texts} />,
  },
];

/** Day and time on one line. */
const Unbroken = styled.span`
  white-space: nowrap;
`;
