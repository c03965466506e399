'use client';
import { type OrderReportRow, reportEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, ListPage, useList, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Page, PageHead, ReceiptTextIcon } from '@telve/ui';
import { useMemo } from 'react';
import { checkOrderExport } from '../export/checks';
import { ExportButton } from '../export/ExportButton';
import { ExportNotice } from '../export/ExportNotice';
import { useReportExport } from '../export/useReportExport';
import { useRangeFilter } from '../shared/rangeFilter';
import { useIsStaff } from '../shared/useIsStaff';
import { reportTexts } from '../texts';
import { orderColumns } from './columns';
import { type OrderFilterKinds, orderFilters, orderKindsFor } from './filters';

/**
 * State of the list, where the embedder holds it: page, size, search and filters as one object. Left out, the host's
 * address holds it, and without one the list itself.
 */
export type OrderReportPageProps = ListControl<OrderFilterKinds>;

/**
 * The order report: search, days, sort, export (REP-02, REP-20 to REP-33). Member and rating sorts are there for PanelUser
 * only (REP-28, REP-29). Needs a TelveProvider; for PanelUser, PanelVenueUser and PanelReportUser, others see that they
 * may not (REP-05).
 */
export function OrderReportPage(control: OrderReportPageProps) {
  return (
    <Page>
      <Can entry={reportEntries.orders} fallback={<Forbidden />}>
        <OrderReport {...control} />
      </Can>
    </Page>
  );
}

const rowKey = ({ orderId }: OrderReportRow) => orderId;

function OrderReport(control: OrderReportPageProps) {
  const texts = useTexts(reportTexts);
  const isStaff = useIsStaff();
  const list = useList(reportEntries.orders, { ...control, filters: orderKindsFor(isStaff), rowKey });
  const columns = useMemo(() => orderColumns(texts, isStaff), [texts, isStaff]);
  const range = useRangeFilter();
  const { search, filters } = list.state;
  const sheet = useReportExport(reportEntries.exportOrders, checkOrderExport, filters, texts.export.orders);

  return (
    <>
      <PageHead
        title={texts.ordersTitle}
        actions={
          <ExportButton
            button={sheet.button}
            onPress={() => void sheet.run({ ...filters, ...(search && { search }) })}
          />
        }
      />
      <ListPage
        list={list}
        caption={texts.orders.caption}
        search={texts.orders.search}
        columns={columns}
        filters={orderFilters(texts, { isStaff, range, values: filters, venueName: list.rows[0]?.venueName })}
        note={list.rows.length > 0 ? texts.orders.count(formatNumber(list.totalCount)) : undefined}
        notice={<ExportNotice fault={sheet.fault} />}
        wide
        empty={{ ...texts.orders.empty, icon: <ReceiptTextIcon /> }}
        notFound={texts.orders.notFound}
      />
    </>
  );
}
