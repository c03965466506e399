'use client';
import { reportEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, ListPage, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Page, PageHead, StoreIcon } from '@telve/ui';
import { useMemo } from 'react';
import { ExportButton } from '../export/ExportButton';
import { ExportNotice } from '../export/ExportNotice';
import { dayInWords, growingDay } from '../range/days';
import { useToday } from '../range/useToday';
import { useRangeFilter } from '../shared/rangeFilter';
import { reportTexts } from '../texts';
import { venueColumns } from './columns';
import { type VenueReportFilterKinds, venueFilterKinds, venueFilters } from './filters';
import { useVenueExport } from './useVenueExport';
import { useVenueReport } from './useVenueReport';

/**
 * State of the list, where the embedder holds it: page, size, search and filters as one object. Left out, the host's
 * address holds it, and without one the list itself.
 */
export type VenueReportPageProps = ListControl<VenueReportFilterKinds>;

/**
 * The venue sales report: search, days, comparison, totals, export (REP-01, REP-08 to REP-19). The best selling venue comes
 * first. Needs a TelveProvider; for PanelUser, PanelVenueUser and PanelReportUser, others see that they may not (REP-04).
 */
export function VenueReportPage(control: VenueReportPageProps) {
  return (
    <Page>
      <Can entry={reportEntries.venues} fallback={<Forbidden />}>
        <Report {...control} />
      </Can>
    </Page>
  );
}

function Report(control: VenueReportPageProps) {
  const texts = useTexts(reportTexts);
  const { list, totals } = useVenueReport({ ...control, filters: venueFilterKinds });
  const sheet = useVenueExport(list);
  const { startDate, endDate } = list.state.filters;
  const columns = useMemo(() => venueColumns(texts, { startDate, endDate }), [texts, startDate, endDate]);
  const growing = growingDay(list.state.filters, useToday());
  const range = useRangeFilter();
  const note = [
    list.rows.length > 0 && texts.venues.count(formatNumber(list.totalCount)),
    growing && texts.unfinished(dayInWords(growing)),
  ].filter(Boolean);

  return (
    <>
      <PageHead
        title={texts.venuesTitle}
        actions={<ExportButton button={sheet.button} onPress={() => void sheet.download()} />}
      />
      <ListPage
        list={list}
        caption={texts.venues.caption}
        search={texts.venues.search}
        columns={columns}
        filters={venueFilters(texts, range, list.state.filters)}
        note={note.join(' · ')}
        notice={<ExportNotice fault={sheet.fault} />}
        totals={totals}
        wide
        empty={{ ...texts.venues.empty, icon: <StoreIcon /> }}
        notFound={texts.venues.notFound}
      />
    </>
  );
}
