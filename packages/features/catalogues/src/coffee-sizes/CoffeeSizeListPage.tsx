'use client';
import { coffeeSizeEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, useList, useTexts } from '@telve/kit';
import { CupSodaIcon, Page } from '@telve/ui';
import { useMemo } from 'react';
import { CatalogueList } from '../shared/CatalogueList';
import { useActiveSwitch } from '../shared/useActiveSwitch';
import { coffeeSizeColumns } from './columns';
import { coffeeSizeTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size and search as one object. Left out, the host's address
 * holds it, and without one the list itself.
 */
export type CoffeeSizeListPageProps = ListControl<Record<never, never>>;

/**
 * The coffee sizes: search, active switch, edit (CAT-04, CAT-16). Needs a TelveProvider; for PanelUser, others see that they may
 * not (CAT-11).
 */
export function CoffeeSizeListPage(control: CoffeeSizeListPageProps) {
  return (
    <Page>
      <Can entry={coffeeSizeEntries.list} fallback={<Forbidden />}>
        <CoffeeSizeList {...control} />
      </Can>
    </Page>
  );
}

function CoffeeSizeList(control: CoffeeSizeListPageProps) {
  const texts = useTexts(coffeeSizeTexts);
  const list = useList(coffeeSizeEntries.list, control);
  const switchOf = useActiveSwitch(list, coffeeSizeEntries.setActive, ({ coffeeSize }) =>
    texts.switchLabel(coffeeSize),
  );
  const columns = useMemo(() => coffeeSizeColumns(texts, switchOf), [texts, switchOf]);

  return <CatalogueList list={list} columns={columns} texts={texts} icon={<CupSodaIcon />} add="coffeeSizes.add" />;
}
