'use client';
import { venueEditorEntries } from '@telve/api';
import { Can, type ListControl, ListPage, TargetButton, useTexts } from '@telve/kit';
import { Page, PlusIcon, StoreIcon } from '@telve/ui';
import { useMemo } from 'react';
import { useRowActions } from './data/useRowActions';
import { useVenueFilters } from './data/useVenueFilters';
import { useVenueList } from './data/useVenueList';
import { useVenueSwitch } from './data/useVenueSwitch';
import { venueColumns } from './list/columns';
import { ExportButton } from './list/ExportButton';
import type { VenueFilterKinds } from './list/filters';
import { ImportButton } from './list/ImportButton';
import { venueTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size, search and filters as one object. Left out, the host's
 * address holds it, and without one the list itself.
 */
export type VenueListPageProps = ListControl<VenueFilterKinds>;

/**
 * The venue list: search, filters, page sizes and the way to the editor; for staff also adding, import, export, the active
 * switch and the way to a venue's activity log. A page the host does not have is not offered (VEN-01, VEN-02).
 * Needs a TelveProvider; shows venues to PanelUser and PanelVenueUser, others are refused before a call is made.
 */
export function VenueListPage(control: VenueListPageProps) {
  const texts = useTexts(venueTexts);
  const list = useVenueList(control);
  const filters = useVenueFilters(list.state.filters);
  const switchOf = useVenueSwitch(list);
  const { hasHistory, hasEditor } = useRowActions();
  const columns = useMemo(
    () => venueColumns(texts, { switchOf, hasHistory, hasEditor }),
    [texts, switchOf, hasHistory, hasEditor],
  );

  return (
    <Page>
      <ListPage
        list={list}
        title={texts.title}
        caption={texts.caption}
        search={texts.search}
        columns={columns}
        filters={filters}
        empty={{ ...texts.empty, icon: <StoreIcon /> }}
        notFound={texts.notFound}
        actions={
          <>
            <ImportButton />
            <ExportButton state={list.state} />
            <Can entry={venueEditorEntries.create}>
              <TargetButton target="venues.add" variant="primary" icon={<PlusIcon />}>
                {texts.add}
              </TargetButton>
            </Can>
          </>
        }
      />
    </Page>
  );
}
