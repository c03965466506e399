'use client';
import { applicationEntries } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { Can, Forbidden, type ListControl, ListPage, useList, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { InboxIcon, Page } from '@telve/ui';
import { useMemo } from 'react';
import { applicationReviewTexts } from '../texts';
import { applicationColumns } from './columns';
import { ExportButton } from './ExportButton';
import { type ApplicationFilterKinds, applicationFilterKinds, applicationFilters } from './filters';

/**
 * State of the list, where the embedder holds it: page, size, search and filters as one object. Left out, the host's
 * address holds it, and without one the list itself.
 */
export type ApplicationListPageProps = ListControl<ApplicationFilterKinds>;

/**
 * The merchant applications: search, status, days, page sizes, export (STAFF-01, STAFF-04 to STAFF-11). Needs a
 * TelveProvider; for PanelUser, others see that they may not (STAFF-03).
 */
export function ApplicationListPage(control: ApplicationListPageProps) {
  return (
    <Page>
      <Can entry={applicationEntries.list} fallback={<Forbidden />}>
        <ApplicationList {...control} />
      </Can>
    </Page>
  );
}

function ApplicationList(control: ApplicationListPageProps) {
  const texts = useTexts(applicationReviewTexts);
  const { statuses } = useTexts(applicationTexts);
  const list = useList(applicationEntries.list, { filters: applicationFilterKinds, ...control });
  const columns = useMemo(() => applicationColumns(texts), [texts]);
  const { caption, search, empty, notFound } = texts.table;
  return (
    <ListPage
      list={list}
      title={texts.list}
      caption={caption}
      search={search}
      columns={columns}
      filters={applicationFilters(texts, statuses, today())}
      empty={{ ...empty, icon: <InboxIcon /> }}
      notFound={notFound}
      actions={<ExportButton state={list.state} />}
    />
  );
}
