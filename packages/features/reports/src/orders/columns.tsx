import type { OrderReportRow } from '@telve/api';
import { formatDateTime, MISSING } from '@telve/locale';
import { CellBadge, CellMain, CellRow, CellText, type Column, StarIcon } from '@telve/ui';
import { Wrapping } from '../shared/Wrapping';
import type { ReportTexts } from '../texts';

/** What was rated from one to five; a dash where nobody has (REP-24). */
const rating = (degree: number | null) =>
  degree === null ? (
    MISSING
  ) : (
    <CellRow>
      <StarIcon aria-hidden="true" size={14} />
      {degree}
    </CellRow>
  );

/**
 * Columns of the order report (REP-20 to REP-27), for staff with the member (REP-28). Times are Istanbul's, by the 24-hour
 * clock (D-69). Memoise the array: a new one renders every row.
 */
export const orderColumns = (
  { orders: { columns }, types }: ReportTexts,
  isStaff: boolean,
): readonly Column<OrderReportRow>[] => [
  {
    id: 'orderId',
    header: columns.orderId,
    role: 'identity',
    cell: ({ orderId }) => <CellMain name={orderId} />,
  },
  {
    id: 'orderType',
    header: columns.orderType,
    cell: ({ orderType }) => (
      <CellBadge tone={orderType === 'Remote' ? 'accent' : 'neutral'}>{types[orderType]}</CellBadge>
    ),
  },
  {
    id: 'productName',
    header: columns.productName,
    cell: ({ productName }) => <Wrapping width={100}>{productName}</Wrapping>,
  },
  { id: 'venueName', header: columns.venueName, cell: ({ venueName }) => <Wrapping width={110}>{venueName}</Wrapping> },
  { id: 'orderDegree', header: columns.orderDegree, cell: ({ orderDegree }) => rating(orderDegree) },
  { id: 'orderDate', header: columns.orderDate, cell: ({ orderDate }) => formatDateTime(orderDate) },
  { id: 'deliveredDate', header: columns.deliveredDate, cell: ({ deliveredDate }) => formatDateTime(deliveredDate) },
  {
    id: 'deliveredAccessDate',
    header: columns.deliveredAccessDate,
    cell: ({ deliveredAccessDate }) => <CellText>{formatDateTime(deliveredAccessDate)}</CellText>,
  },
  ...(isStaff
    ? [
        {
          id: 'userId',
          header: columns.userId,
          align: 'end',
          cell: ({ userId }) => <CellText look="faint">{userId ?? MISSING}</CellText>,
        } satisfies Column<OrderReportRow>,
      ]
    : []),
];
