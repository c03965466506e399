'use client';
import { milkTypeEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, useList, useTexts } from '@telve/kit';
import { MilkIcon, Page } from '@telve/ui';
import { useMemo } from 'react';
import { CatalogueList } from '../shared/CatalogueList';
import { useActiveSwitch } from '../shared/useActiveSwitch';
import { milkTypeColumns } from './columns';
import { milkTypeTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size and search as one object. Left out, the host's address
 * holds it, and without one the list itself.
 */
export type MilkTypeListPageProps = ListControl<Record<never, never>>;

/**
 * The milk types: search, active switch, edit (CAT-01, CAT-15). Needs a TelveProvider; for PanelUser, others see that they may
 * not (CAT-11).
 */
export function MilkTypeListPage(control: MilkTypeListPageProps) {
  return (
    <Page>
      <Can entry={milkTypeEntries.list} fallback={<Forbidden />}>
        <MilkTypeList {...control} />
      </Can>
    </Page>
  );
}

function MilkTypeList(control: MilkTypeListPageProps) {
  const texts = useTexts(milkTypeTexts);
  const list = useList(milkTypeEntries.list, control);
  const switchOf = useActiveSwitch(list, milkTypeEntries.setActive, ({ milkType }) => texts.switchLabel(milkType));
  const columns = useMemo(() => milkTypeColumns(texts, switchOf), [texts, switchOf]);

  return <CatalogueList list={list} columns={columns} texts={texts} icon={<MilkIcon />} add="milkTypes.add" />;
}
