import type { Graphics, OrderDay, SalesFigures } from '@telve/api';
import type { KpiItem } from '@telve/ui';
import { figureItems, figureNames } from '../shared/figures';
import type { ReportTexts } from '../texts';

const courses: Readonly<Record<keyof SalesFigures, (day: OrderDay) => number>> = {
  salesCount: (day) => day.remoteOrderCount + day.cashierFrontOrderCount,
  remoteOrderCount: (day) => day.remoteOrderCount,
  cashierFrontOrderCount: (day) => day.cashierFrontOrderCount,
  coffeeUserCount: (day) => day.coffeeUserCount,
};

/** The strip of figures: each with its course by day and, where it is known, its value in the period before. */
export const kpisOf = (
  { kpis }: ReportTexts['graphics'],
  data: Graphics | undefined,
  previous: SalesFigures | undefined,
): readonly KpiItem[] =>
  figureItems({
    names: figureNames,
    labels: kpis,
    totals: data?.totals,
    previous,
    points: (name) => data?.orderTypeGraphic.map(courses[name]),
  });
