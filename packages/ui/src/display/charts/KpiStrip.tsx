'use client';
import { formatNumber } from '@telve/locale';
import { styled } from 'styled-components';
import { useLateTexts } from '../../texts/late';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { KpiDelta } from './KpiDelta';
import { kpiCss } from './kpiStyles';
import { Sparkline } from './Sparkline';
import { chartTexts } from './texts';

/** One figure of a strip. */
export interface KpiItem {
  id: string;
  label: string;
  /** Null: not known, shown as a dash. */
  value: number | null;
  /** The figure of the equally long period before; left out, no change is shown. */
  previous?: number | null;
  /** Course within the period, in order of time. */
  points?: readonly (number | null)[];
}

export interface KpiStripProps {
  /** Accessible name of the strip. */
  label: string;
  items: readonly KpiItem[];
  /** `loading`: labels with placeholders. `refreshing`: the former figures, paler. Default `ready`. */
  status?: 'loading' | 'ready' | 'refreshing';
}

/**
 * A few figures in one bordered row: name, number, change against the period before in words and with an arrow, and the course
 * as a small line. Two columns where it is narrow, without lines under 480 px.
 */
export function KpiStrip({ label, items, status = 'ready' }: KpiStripProps) {
  const texts = useLateTexts('charts', chartTexts);
  return (
    <Root role="group" aria-label={label} aria-busy={status !== 'ready'} data-status={status} data-count={items.length}>
      {status === 'loading' && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
      <div className="k-row">
        {items.map((item) => (
          <div key={item.id} className="k-item">
            <dl>
              <dt>{item.label}</dt>
              <dd>
                {status === 'loading' ? (
                  <i className="k-wait" />
                ) : (
                  <b className="k-value">{formatNumber(item.value)}</b>
                )}
                {status !== 'loading' && <KpiDelta value={item.value} previous={item.previous} texts={texts} />}
              </dd>
            </dl>
            {status !== 'loading' && item.points && <Sparkline points={item.points} />}
          </div>
        ))}
      </div>
    </Root>
  );
}

const Root = styled.div`${kpiCss}`;
