'use client';
import { accessLogEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, ListPage, useExport, useIdentity, useTexts } from '@telve/kit';
import { formatNumber, today } from '@telve/locale';
import { Button, DownloadIcon, HistoryIcon, Page, PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { accessLogColumns } from './access-log/columns';
import { type AccessLogFilterKinds, accessLogFilters } from './access-log/filters';
import { accessLogTexts } from './access-log/texts';
import { useAccessLog } from './access-log/useAccessLog';

/**
 * State of the log, where the embedder holds it: page, size, search and filters as one object. Left out, the host's
 * address holds it, and without one the list itself.
 */
export type AccessLogPageProps = ListControl<AccessLogFilterKinds>;

/**
 * Who looked at whose personal data, when: search by number, filters for person, action and days, export. Needs a
 * TelveProvider; for PanelUser, others see that they may not.
 */
export function AccessLogPage(control: AccessLogPageProps) {
  return (
    <Page>
      <Can entry={accessLogEntries.list} fallback={<Forbidden />}>
        <AccessLog {...control} />
      </Can>
    </Page>
  );
}

function AccessLog(control: AccessLogPageProps) {
  const texts = useTexts(accessLogTexts);
  const identity = useIdentity();
  const { list, actors } = useAccessLog(control);
  const columns = useMemo(() => accessLogColumns(texts, identity), [texts, identity]);
  return (
    <>
      <PageHead
        title={texts.title}
        identity={texts.about}
        actions={
          <Can entry={accessLogEntries.exportRows}>
            <ExportButton state={list.state} />
          </Can>
        }
      />
      <ListPage
        list={list}
        caption={texts.caption}
        search={texts.search}
        columns={columns}
        filters={accessLogFilters(texts, actors, today())}
        note={list.rows.length > 0 ? texts.count(formatNumber(list.totalCount)) : undefined}
        empty={{ ...texts.empty, icon: <HistoryIcon /> }}
        notFound={texts.notFound}
      />
    </>
  );
}

/** Asks for the rows that search and filters let through, as a workbook. */
function ExportButton({ state: { search, filters } }: { state: NonNullable<AccessLogPageProps['state']> }) {
  const texts = useTexts(accessLogTexts);
  const { download, button } = useExport(accessLogEntries.exportRows, { name: texts.exportName });
  return (
    <Button
      icon={<DownloadIcon aria-hidden="true" />}
      {...button}
      onClick={() => void download({ ...filters, ...(search && { search }) })}
    >
      {texts.export}
    </Button>
  );
}
