'use client';
import { reportEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, PageError, useTexts } from '@telve/kit';
import { Card, KpiStrip, Page, PageHead, theme } from '@telve/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { rangeOf } from '../range/ranges';
import { useToday } from '../range/useToday';
import { rangeKinds } from '../shared/rangeFilter';
import { reportTexts } from '../texts';
import { useVenueReport } from '../venues/useVenueReport';
import { Charts } from './Charts';
import { kpisOf } from './kpis';
import { RangeChoice } from './RangeChoice';
import { Summary } from './Summary';
import { useGraphics } from './useGraphics';

/**
 * State of the page, where the embedder holds it: the days as filters, page and size of the table. Left out, the host's
 * address holds it, and without one the page itself.
 */
export type GraphicsPageProps = ListControl<typeof rangeKinds>;

/**
 * The graphics: figures against the period before, charts by kind of order, venue and product, and the sales of each venue
 * (REP-03, REP-34 to REP-38). Starts with this month. Needs a TelveProvider; for PanelUser, others see that they may not
 * (REP-06).
 */
export function GraphicsPage(control: GraphicsPageProps) {
  return (
    <Page>
      <Can entry={reportEntries.graphics} fallback={<Forbidden />}>
        <GraphicsReport {...control} />
      </Can>
    </Page>
  );
}

function GraphicsReport(control: GraphicsPageProps) {
  const texts = useTexts(reportTexts);
  const today = useToday();
  const defaults = useMemo(() => ({ filters: rangeOf('month', today) }), [today]);
  const { list } = useVenueReport({ ...control, filters: rangeKinds, defaults });
  const range = list.state.filters;
  const { data, error, reload, previous, status } = useGraphics(range);

  return (
    <>
      <PageHead
        title={texts.graphicsTitle}
        actions={
          <RangeChoice range={range} onChange={({ startDate, endDate }) => list.setFilters({ startDate, endDate })} />
        }
      />
      {error ? (
        <Card flush>
          <PageError title={texts.graphics.errorTitle} text={texts.graphics.errorText} onRetry={() => void reload()} />
        </Card>
      ) : (
        <Figures>
          <KpiStrip
            label={texts.graphics.figures}
            status={status}
            items={kpisOf(texts.graphics, data, status === 'ready' ? previous : undefined)}
          />
          <Charts data={data} status={status} range={range} />
        </Figures>
      )}
      <Summary list={list} />
    </>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`;
