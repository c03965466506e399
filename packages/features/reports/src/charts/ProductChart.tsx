'use client';
import { formatNumber } from '@telve/locale';
import { useMemo } from 'react';
import type { ChartProduct } from './model/types';
import type { ChartProps } from './props';
import { RankingChart } from './RankingChart';
import { textsWith } from './texts';

export interface ProductChartProps extends ChartProps {
  /** In any order; no name twice. All are in the table. */
  products: readonly ChartProduct[];
  /** How many are drawn, the best selling. Default 6. */
  limit?: number;
  /** Makes the columns, and the numbers of the table, buttons. */
  onSelect?: (product: ChartProduct) => void;
}

/** Orders by product, as columns, lying bars where it is narrow (REP-36). Needs no client and no provider. */
export function ProductChart({ products, limit = 6, onSelect, ...rest }: ProductChartProps) {
  const texts = useMemo(() => textsWith(rest.texts), [rest.texts]);
  const own = texts.products;
  const byName = (name: string) => products.find(({ productName }) => productName === name);
  return (
    <RankingChart
      {...rest}
      texts={texts}
      title={rest.title ?? own.title}
      kind={own.kind}
      rows={products.map(({ productName, salesCount }) => ({ id: productName, name: productName, salesCount }))}
      limit={limit}
      header={own.product}
      sales={own.sales}
      direction="columns"
      summaryOf={({ shown, count, name, sales }) =>
        shown < count ? own.best(formatNumber(shown), name, sales) : own.all(name, sales)
      }
      onSelect={
        onSelect &&
        ((name) => {
          const product = byName(name);
          if (product) onSelect(product);
        })
      }
    />
  );
}
