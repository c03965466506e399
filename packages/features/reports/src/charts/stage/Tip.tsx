import { formatNumber } from '@telve/locale';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Box } from '../model/plot';
import { tipPlace } from '../model/tipPlace';
import type { Mark, Series } from '../model/types';
import type { ChartTexts } from '../texts';

interface TipProps {
  id: string;
  mark: Mark;
  series: readonly Series[];
  /** The part it is about; null: the whole mark. */
  part: number | null;
  texts: ChartTexts;
  box: Box;
  width: number;
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What a mark says: its name in full and its values. */
export function Tip({ id, mark, series, part, texts, box, width }: TipProps) {
  const ref = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const tip = ref.current;
    if (!tip) return;
    const { left, top } = tipPlace(box, { width: tip.offsetWidth, height: tip.offsetHeight }, width);
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  });
  return (
    <div ref={ref} id={id} role="tooltip" className="s-tip">
      {mark.name}
      {mark.unfinished && ` · ${texts.orderTypes.unfinished}`}
      <dl>
        {series.map(({ id: one, label }, index) => (
          <div key={one} data-current={part === index || undefined}>
            <dt>{label}</dt>
            <dd>{formatNumber(mark.values[index])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
