'use client';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../button/IconButton';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import type { MenuItem } from '../menu/items';
import { Menu } from '../menu/Menu';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { ChartLegend, type ChartLegendItem } from './ChartLegend';
import { ChartRoot } from './ChartRoot';
import { ChartTable, type ChartTableData } from './ChartTable';
import { drawingHeight, frameCss } from './frameStyles';
import { EllipsisIcon, Table2Icon } from './icons';
import { chartTexts } from './texts';

/** What a drawing refers to, by id. */
export interface ChartParts {
  titleId: string;
  summaryId: string;
  /** The table twin, always in the document. */
  tableId: string;
  /** Whether a reader sees the table. */
  tableShown: boolean;
}

export interface ChartFrameProps {
  title: string;
  /** One sentence that says what the drawing shows. */
  summary: ReactNode;
  /** Level of the title's heading. Default 2. */
  level?: 2 | 3 | 4;
  legend?: readonly ChartLegendItem[];
  /** Same data as the drawing; read by assistive technology also while it is not shown. */
  table: ChartTableData | ((parts: { shown: boolean }) => ChartTableData);
  /** Whether the table is shown before the reader decides. Default false. */
  tableShown?: boolean;
  /** Menu entries after the one of the table. */
  actions?: readonly MenuItem[];
  /** Height, in CSS pixels, that the drawing takes: kept free before it is there. `medium` counts under 768 px
   *  of the frame, `narrow` under 480 px. */
  height: number | { wide: number; medium?: number; narrow: number };
  /** `loading`: nothing is known yet. `refreshing`: the former data, paler. Default `ready`. */
  status?: 'loading' | 'ready' | 'refreshing';
  /** Instead of legend, drawing and table: an error, an emptiness. */
  body?: ReactNode;
  /** There are no data: this text stands in the place of the drawing, without table and menu. */
  empty?: string;
  /** What went wrong with an action, said once. */
  notice?: string;
  /** The drawing. */
  children?: (parts: ChartParts) => ReactNode;
}

/**
 * A chart with all that belongs to it: title, summary sentence, legend with totals, the place of the drawing, the table with
 * the same data, and a menu. Needs no root of Telve around it. On a server everything but the drawing is rendered.
 */
export function ChartFrame(props: ChartFrameProps) {
  return (
    <ChartRoot>
      <Frame {...props} />
    </ChartRoot>
  );
}

function Frame(props: ChartFrameProps) {
  const { title, summary, level = 2, table, actions = [], height, status = 'ready', body, empty, notice } = props;
  const texts = useLateTexts('charts', chartTexts);
  const id = useId();
  const [tableShown, setTableShown] = useState(props.tableShown ?? false);
  const parts: ChartParts = { titleId: `${id}title`, summaryId: `${id}summary`, tableId: `${id}table`, tableShown };
  const waiting = status === 'loading';
  const Heading = `h${level}` as const;
  const instead = body ?? empty;
  const has = !waiting && !instead;
  const toggle: MenuItem = {
    id: 'table',
    label: tableShown ? texts.hideTable : texts.showTable,
    icon: <Table2Icon aria-hidden="true" />,
    onSelect: () => setTableShown(!tableShown),
  };
  return (
    <Root $height={height} aria-labelledby={parts.titleId} aria-busy={status !== 'ready'} data-status={status}>
      <div className="c-head">
        <div>
          <Heading id={parts.titleId}>{title}</Heading>
          <p id={parts.summaryId}>{waiting ? <i className="c-wait" /> : has && summary}</p>
        </div>
        {has && (
          <Menu
            items={[toggle, ...actions]}
            trigger={(trigger) => (
              <IconButton {...trigger} size="sm" icon={<EllipsisIcon />} label={fill(texts.options, { title })} />
            )}
          />
        )}
      </div>
      <div className="c-body">
        {props.legend && has && <ChartLegend items={props.legend} />}
        <div className="c-drawing" data-instead={!waiting && instead ? true : undefined}>
          {!waiting && (instead ?? props.children?.(parts))}
        </div>
        {has && (
          <ChartTable
            {...(typeof table === 'function' ? table({ shown: tableShown }) : table)}
            id={parts.tableId}
            label={fill(texts.table, { title })}
            shown={tableShown}
          />
        )}
        {notice && (
          <p className="c-notice" role="alert">
            {notice}
          </p>
        )}
      </div>
      <VisuallyHidden role="status">{waiting ? texts.loading : ''}</VisuallyHidden>
    </Root>
  );
}

const heights = (height: ChartFrameProps['height']) => {
  if (typeof height === 'number') return { wide: height, medium: height, narrow: height };
  return { medium: height.wide, ...height };
};

const Root = styled.section<{ $height: ChartFrameProps['height'] }>`
  ${frameCss}
  ${({ $height }) => drawingHeight(heights($height))}
`;
