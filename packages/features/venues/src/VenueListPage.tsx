'use client';
import { venueEditorEntries } from '@telve/api';
import { Can, type ListControl, ListPage, TargetButton, useTexts } from '@telve/kit';
import { Page, PlusIcon, StoreIcon } from '@telve/ui';
import { useMemo } from 'react';
import { useHasHistory } from './data/useHasHistory';
import { useVenueFilters } from './data/useVenueFilters';
import { useVenueList } from './data/useVenueList';
import { useVenueSwitch } from './data/useVenueSwitch';
import { venueColumns } from './list/columns';
import type { VenueFilterKinds } from './list/filters';
import { venueTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size, search and filters as one object. Left out, the host's
 * address holds it, and without one the list itself.
 */
export type VenueListPageProps = ListControl<VenueFilterKinds>;

/**
 * The venue list: search, filters, page sizes, and for staff the active switch and the way to a venue's activity log,
 * where the host has one (VEN-01, VEN-02).
 * Needs a TelveProvider; shows venues to PanelUser and PanelVenueUser, others are refused before a call is made.
 */
export function VenueListPage(control: VenueListPageProps) {
  const texts = useTexts(venueTexts);
  const list = useVenueList(control);
  const filters = useVenueFilters(list.state.filters);
  const switchOf = useVenueSwitch(list);
  const hasHistory = useHasHistory();
  const columns = useMemo(() => venueColumns(texts, switchOf, hasHistory), [texts, switchOf, hasHistory]);

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
          <Can entry={venueEditorEntries.create}>
            <TargetButton target="venues.add" variant="primary" icon={<PlusIcon />}>
              {texts.add}
            </TargetButton>
          </Can>
        }
      />
    </Page>
  );
}
