import { formatNumber } from '@telve/locale';
import { Button, type ChartParts, Skeleton } from '@telve/ui/charts';
import { type RefObject, useMemo } from 'react';
import { styled } from 'styled-components';
import { axisTop } from '../model/axis';
import { columnBox, greatest, type Padding, rowBox } from '../model/plot';
import type { Mark, Series } from '../model/types';
import type { ChartTexts } from '../texts';
import { measureIn } from './measure';
import { Slots } from './Slots';
import { stageCss } from './stageStyles';
import { useDrawings } from './useDrawings';
import { useSeen } from './useSeen';
import { useSize } from './useSize';

export interface ChartStageProps {
  /** Element that holds the drawing. */
  stage: RefObject<HTMLDivElement | null>;
  parts: ChartParts;
  /** Accessible name of the drawing. */
  name: string;
  marks: readonly Mark[];
  series: readonly Series[];
  /** `columns` become `rows` in a narrow frame where `fold` is set. */
  direction: 'columns' | 'rows';
  fold?: boolean;
  /** Parts of a mark stand beside each other. */
  grouped?: boolean;
  /** Values stand above columns. */
  valueLabels?: boolean;
  texts: ChartTexts;
  /** Makes the marks, or their parts, buttons. */
  onSelect?: (mark: number, part: number) => void;
}

/** Loads the drawing when it comes near the window, draws it for the width there is, and lays over it what can be pointed at. */
export function ChartStage(props: ChartStageProps) {
  const { stage, parts, marks, direction, fold = false, grouped = false, valueLabels = false, texts } = props;
  const size = useSize(stage);
  const seen = useSeen(stage);
  const { drawings, failed, retry } = useDrawings(seen);
  // A new width is a new measure: by then the font of the page is there.
  const measure = useMemo(() => (size && stage.current ? measureIn(stage.current) : null), [size, stage]);
  const rows = direction === 'rows' || (fold && size?.narrow === true);
  const padding = useMemo<Padding>(() => {
    const top = formatNumber(axisTop(greatest(marks, !grouped)));
    return {
      top: valueLabels ? 26 : 14,
      right: 4,
      bottom: 26,
      left: Math.max(44, Math.ceil((measure?.(top) ?? 0) + 16)),
    };
  }, [marks, grouped, valueLabels, measure]);
  const drawing = { marks, name: props.name, describedBy: parts.summaryId, details: parts.tableId };
  const ready = drawings && size && measure && size.width > 0;
  return (
    <Root ref={stage} data-drawn={ready ? true : undefined}>
      {seen && size && !drawings && !failed && <Skeleton height={size.height} />}
      {failed && (
        <div className="s-note">
          <p role="alert">{texts.failed}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {ready &&
        (rows ? (
          <drawings.Rows {...drawing} size={size} measure={measure} />
        ) : (
          <drawings.Columns {...drawing} {...{ size, measure, padding, grouped, valueLabels }} />
        ))}
      {ready && marks.length > 0 && (
        <Slots
          direction={rows ? 'rows' : 'columns'}
          marks={marks}
          series={props.series}
          texts={texts}
          width={size.width}
          onSelect={props.onSelect}
          boxOf={(mark, part) =>
            rows ? rowBox(mark, size) : columnBox({ mark, part }, { marks, size, padding, grouped })
          }
        />
      )}
    </Root>
  );
}

const Root = styled.div`${stageCss}`;
