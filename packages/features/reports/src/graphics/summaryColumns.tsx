import type { ReportRange } from '@telve/api';
import { formatPercent } from '@telve/locale';
import type { Column } from '@telve/ui';
import type { ReportTexts } from '../texts';
import { figureColumns, placeColumns, type VenueLine } from '../venues/columns';
import { Share } from './Share';

/** Columns of the summary under the charts: venue, company, figures, and how the orders divide. Memoise the array. */
export const summaryColumns = (texts: ReportTexts, range: ReportRange): readonly Column<VenueLine>[] => {
  const { columns, share } = texts.graphics;
  const places = placeColumns(texts).filter(({ id }) => id === 'venueName' || id === 'companyName');
  return [
    ...places.map((column) => (column.id === 'companyName' ? { ...column, hideBelow: 'xl' as const } : column)),
    ...figureColumns(texts, { ...texts.venues.columns, ...columns }, range),
    {
      id: 'share',
      header: columns.share,
      width: '160px',
      card: 'wide',
      cell: ({ salesCount, remoteOrderCount }) => {
        const part = salesCount === 0 ? null : remoteOrderCount / salesCount;
        return part !== null && <Share part={part} label={share(formatPercent(part, { maxDecimals: 0 }))} />;
      },
    },
  ];
};
