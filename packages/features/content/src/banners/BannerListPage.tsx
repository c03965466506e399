'use client';
import { bannerEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, ListPage, TargetButton, useList, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { ImageIcon, Page, PageHead, PlusIcon } from '@telve/ui';
import { useMemo } from 'react';
import { bannerColumns } from './list/columns';
import { type BannerFilterKinds, bannerFilterKinds, bannerFilters } from './list/filters';
import { bannerTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size, search and filters as one object. Left out, the host's
 * address holds it, and without one the list itself.
 */
export type BannerListPageProps = ListControl<BannerFilterKinds>;

/**
 * The banners of both apps: search, filters by status, app and end date, edit (BAN-12). Needs a TelveProvider; for
 * PanelUser, others see that they may not (BAN-88).
 */
export function BannerListPage(control: BannerListPageProps) {
  return (
    <Page>
      <Can entry={bannerEntries.list} fallback={<Forbidden />}>
        <BannerList {...control} />
      </Can>
    </Page>
  );
}

function BannerList(control: BannerListPageProps) {
  const texts = useTexts(bannerTexts);
  const list = useList(bannerEntries.list, { ...control, filters: bannerFilterKinds });
  const columns = useMemo(() => bannerColumns(texts), [texts]);
  return (
    <>
      <PageHead
        title={texts.title}
        {...(list.error || list.status === 'loading' ? {} : { count: list.totalCount })}
        identity={texts.about}
        actions={
          <TargetButton target="banners.add" variant="primary" icon={<PlusIcon />}>
            {texts.add}
          </TargetButton>
        }
      />
      <ListPage
        list={list}
        caption={texts.caption}
        search={texts.search}
        columns={columns}
        filters={bannerFilters(texts, today())}
        note={texts.filterNote}
        empty={{ ...texts.empty, icon: <ImageIcon /> }}
        notFound={texts.notFound}
      />
    </>
  );
}
