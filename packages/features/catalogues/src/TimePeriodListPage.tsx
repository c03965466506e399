'use client';
import { timePeriodEntries, timePeriodPageSizes } from '@telve/api';
import { Can, Forbidden, type ListControl, useList, useTexts } from '@telve/kit';
import { Page, TimerIcon } from '@telve/ui';
import { useMemo } from 'react';
import { useTimePeriodSwitch } from './data/useTimePeriodSwitch';
import { timePeriodColumns } from './list/columns';
import { CatalogueList } from './shared/CatalogueList';
import { timePeriodTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size and search as one object. Left out, the host's address
 * holds it, and without one the list itself.
 */
export type TimePeriodListPageProps = ListControl<Record<never, never>>;

/**
 * The order time periods: search, page sizes, active switch, edit (CAT-07, CAT-08). Needs a TelveProvider; for PanelUser,
 * others see that they may not (CAT-11).
 */
export function TimePeriodListPage(control: TimePeriodListPageProps) {
  return (
    <Page>
      <Can entry={timePeriodEntries.list} fallback={<Forbidden />}>
        <TimePeriodList {...control} />
      </Can>
    </Page>
  );
}

function TimePeriodList(control: TimePeriodListPageProps) {
  const texts = useTexts(timePeriodTexts);
  const list = useList(timePeriodEntries.list, { ...control, pageSizes: timePeriodPageSizes });
  const switchOf = useTimePeriodSwitch(list);
  const columns = useMemo(() => timePeriodColumns(texts, switchOf), [texts, switchOf]);

  return <CatalogueList list={list} columns={columns} texts={texts} icon={<TimerIcon />} add="timePeriods.add" />;
}
