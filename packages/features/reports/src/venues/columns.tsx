import type { ReportRange, SalesFigures, VenueReportRow } from '@telve/api';
import { formatDate, formatNumber } from '@telve/locale';
import { CellMain, CellText, type Column } from '@telve/ui';
import { figureNames } from '../shared/figures';
import { Wrapping } from '../shared/Wrapping';
import type { ReportTexts } from '../texts';
import { Figure } from './Figure';

/** A row of the report, or all venues together, of which no company, address or day is told. */
export type VenueLine = Pick<VenueReportRow, keyof SalesFigures | 'previous'> &
  Partial<Omit<VenueReportRow, keyof SalesFigures | 'previous'>>;

/** Name, company, address and first day of a venue (REP-09 to REP-12). */
export const placeColumns = ({ venues: { columns, total } }: ReportTexts): readonly Column<VenueLine>[] => [
  {
    id: 'venueName',
    header: columns.venueName,
    role: 'identity',
    cell: ({ venueName }) => <CellMain name={venueName ?? total} />,
  },
  {
    id: 'companyName',
    header: columns.companyName,
    card: 'wide',
    cell: ({ companyName }) =>
      companyName && (
        <Wrapping width={100}>
          <CellText>{companyName}</CellText>
        </Wrapping>
      ),
  },
  {
    id: 'venueAddress',
    header: columns.venueAddress,
    card: 'wide',
    cell: ({ venueAddress }) =>
      venueAddress && (
        <Wrapping width={130}>
          <CellText look="small">{venueAddress}</CellText>
        </Wrapping>
      ),
  },
  {
    id: 'createDate',
    header: columns.createDate,
    cell: ({ createDate }) => createDate && formatDate(createDate),
  },
];

/** The four figures (REP-13 to REP-16). The sales lead to their orders, in the days of the report. */
export const figureColumns = (
  { venues: texts }: ReportTexts,
  headers: Readonly<Record<keyof SalesFigures, string>>,
  { startDate, endDate }: ReportRange,
): readonly Column<VenueLine>[] => [
  {
    id: 'salesCount',
    header: headers.salesCount,
    align: 'end',
    sorted: 'descending',
    cell: (line) => (
      <Figure
        name="salesCount"
        figures={line}
        strong
        {...(line.venueId !== undefined && {
          to: {
            label: texts.ordersOf(line.venueName ?? '', formatNumber(line.salesCount)),
            search: { venueId: line.venueId, startDate, endDate },
          },
        })}
      />
    ),
  },
  ...figureNames.slice(1).map(
    (name): Column<VenueLine> => ({
      id: name,
      header: headers[name],
      align: 'end',
      cell: (line) => <Figure name={name} figures={line} />,
    }),
  ),
];

/** Columns of the venue report, the best selling venue first. Memoise the array: a new one renders every row. */
export const venueColumns = (texts: ReportTexts, range: ReportRange): readonly Column<VenueLine>[] => [
  ...placeColumns(texts),
  ...figureColumns(texts, texts.venues.columns, range),
];
