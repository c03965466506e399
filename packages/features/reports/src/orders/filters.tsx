import { adminOrderSorts, type OrderSort, orderSorts, orderTypes } from '@telve/api';
import type { BoundFilter, FilterValues, ListFilter } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { FilterToken } from '@telve/ui';
import { rangeKinds } from '../shared/rangeFilter';
import type { ReportTexts } from '../texts';

/** Filters of the order report by the names of the call's input; the last three are set by what leads here. */
export const orderFilterKinds = {
  ...rangeKinds,
  orderBy: adminOrderSorts,
  venueId: 'id',
  orderType: orderTypes,
  productName: 'text',
} as const;

export type OrderFilterKinds = typeof orderFilterKinds;
export type OrderFilterValues = FilterValues<OrderFilterKinds>;

const everybodys = { ...orderFilterKinds, orderBy: orderSorts } as unknown as OrderFilterKinds;

/** The filters a user has; the sorts by rating are the staff's alone, in the address too (REP-29). */
export const orderKindsFor = (isStaff: boolean): OrderFilterKinds => (isStaff ? orderFilterKinds : everybodys);

/** Options of the sort in the specification's order (REP-29, REP-32). */
const sortsFor = (isStaff: boolean): readonly OrderSort[] => (isStaff ? adminOrderSorts : orderSorts);

interface OrderFilterOptions {
  isStaff: boolean;
  /** The date filter. */
  range: BoundFilter;
  values: OrderFilterValues;
  /** Name of the venue that `venueId` narrows to, as far as a row tells it. */
  venueName: string | undefined;
}

/** A filter that something else has set, and that can be taken away. */
const token = (
  name: 'venueId' | 'orderType' | 'productName',
  label: string,
  value: string | undefined,
): BoundFilter<OrderFilterKinds>[] =>
  value === undefined
    ? []
    : [
        {
          bind: ({ setFilters }) => ({
            id: name,
            label,
            on: true,
            chip: <FilterToken label={label} value={value} onRemove={() => setFilters({ [name]: undefined })} />,
          }),
        },
      ];

/** The chips: days, sort (REP-30, REP-32), and what led here. */
export const orderFilters = (
  texts: ReportTexts,
  { isStaff, range, values, venueName }: OrderFilterOptions,
): readonly (ListFilter<OrderFilterKinds> | BoundFilter<OrderFilterKinds>)[] => {
  const { venueId, orderType, productName } = values;
  const { columns, sort, noSort, sorts, venueNumber } = texts.orders;
  const venue = venueId === undefined ? undefined : (venueName ?? venueNumber(formatNumber(venueId)));
  return [
    range as BoundFilter<OrderFilterKinds>,
    {
      name: 'orderBy',
      label: sort,
      noneLabel: noSort,
      options: sortsFor(isStaff).map((value) => ({ value, label: sorts[value] })),
    },
    ...token('venueId', columns.venueName, venue),
    ...token('orderType', columns.orderType, orderType && texts.types[orderType]),
    ...token('productName', columns.productName, productName),
  ];
};
