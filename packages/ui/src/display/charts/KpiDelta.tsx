import { formatPercent } from '@telve/locale';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { deltaOf } from './delta';
import { ArrowDownRightIcon, ArrowUpRightIcon, MinusIcon } from './icons';
import type { chartTexts } from './texts';

interface KpiDeltaProps {
  value: number | null;
  previous: number | null | undefined;
  texts: typeof chartTexts;
}

/** The change of a figure: arrow, percent and a word, never the colour alone. Nothing where nothing is compared. */
export function KpiDelta({ value, previous, texts }: KpiDeltaProps) {
  const delta = deltaOf(value, previous);
  if (!delta) return null;
  const { direction, ratio } = delta;
  if (direction === 'new') return <span className="k-delta">{texts.fresh}</span>;
  if (direction === 'same') {
    return (
      <span className="k-delta">
        <span>
          <MinusIcon aria-hidden="true" /> {texts.same}
        </span>
      </span>
    );
  }
  return (
    <span className="k-delta">
      <span data-direction={direction}>
        {direction === 'up' ? <ArrowUpRightIcon aria-hidden="true" /> : <ArrowDownRightIcon aria-hidden="true" />}
        {formatPercent(ratio)} <VisuallyHidden>{texts[direction]}</VisuallyHidden>
      </span>{' '}
      <span className="k-compared">{texts.compared}</span>
    </span>
  );
}
