import { reportEntries } from '@telve/api';
import { Can, type List, ListPage, useTexts } from '@telve/kit';
import { Button, DownloadIcon, StoreIcon, text, theme } from '@telve/ui';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { ExportNotice } from '../export/ExportNotice';
import type { rangeKinds } from '../shared/rangeFilter';
import { reportTexts } from '../texts';
import type { VenueLine } from '../venues/columns';
import { useVenueExport } from '../venues/useVenueExport';
import { summaryColumns } from './summaryColumns';

/** The sales of each venue in the days of the graphics, with their export (REP-47). */
export function Summary({ list }: { list: List<VenueLine, typeof rangeKinds> }) {
  const titleId = useId();
  const all = useTexts(reportTexts);
  const texts = all.graphics;
  const { button, fault, download } = useVenueExport(list);
  const { startDate, endDate } = list.state.filters;
  const columns = useMemo(() => summaryColumns(all, { startDate, endDate }), [all, startDate, endDate]);
  return (
    <Root aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{texts.summary}</h2>
        <Can entry={reportEntries.exportVenues}>
          <Button size="sm" icon={<DownloadIcon aria-hidden="true" />} {...button} onClick={() => void download()}>
            {texts.summaryExport}
          </Button>
        </Can>
      </header>
      <ListPage
        list={list}
        caption={texts.summary}
        columns={columns}
        notice={<ExportNotice fault={fault} />}
        empty={{ ...all.venues.empty, icon: <StoreIcon /> }}
        notFound={all.venues.notFound}
      />
    </Root>
  );
}

const { color, space } = theme;

const Root = styled.section`
  margin-top: ${space[9]};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    margin-bottom: ${space[5]};
  }
  & > header > h2 { ${text('card')} }
  & .share {
    display: flex;
    gap: 2px;
    width: 100%;
    height: 8px;
  }
  & .share > i {
    flex: 0 1 0;
    min-width: 0;
    border-radius: 2px;
    background: ${color.chart[1]};
    forced-color-adjust: none;
  }
  & .share > i:last-child { background: ${color.chart[2]}; }
  @media (forced-colors: active) {
    & .share > i { background: CanvasText; }
    & .share > i:last-child { background: Canvas; box-shadow: inset 0 0 0 1px CanvasText; }
  }
`;
