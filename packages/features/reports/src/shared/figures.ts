import type { SalesFigures } from '@telve/api';
import type { KpiItem } from '@telve/ui/charts';

type FigureName = keyof SalesFigures;

/** The four figures of sales, in the order of the reports (REP-13 to REP-16). */
export const figureNames = [
  'salesCount',
  'remoteOrderCount',
  'cashierFrontOrderCount',
  'coffeeUserCount',
] as const satisfies readonly FigureName[];

interface FiguresOptions<Name extends FigureName> {
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  /** Undefined while nothing is known. */
  totals: SalesFigures | undefined;
  /** Those of the period before; without them no change is told. */
  previous: SalesFigures | null | undefined;
  /** Course of a figure by day. */
  points?: (name: Name) => readonly number[] | undefined;
}

/** Figures of sales as items of a strip. */
export const figureItems = <Name extends FigureName>(options: FiguresOptions<Name>): readonly KpiItem[] => {
  const { names, labels, totals, previous, points } = options;
  return names.map((id) => ({
    id,
    label: labels[id],
    value: totals?.[id] ?? null,
    previous: previous?.[id],
    points: points?.(id),
  }));
};
