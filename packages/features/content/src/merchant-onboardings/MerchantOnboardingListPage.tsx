'use client';
import { merchantOnboardingEntries, merchantOnboardingsMax } from '@telve/api';
import { Can, Forbidden, useList, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Page, PageHead, Tag } from '@telve/ui';
import { oneListPage } from './data/oneListPage';
import { AddButton } from './list/AddButton';
import { Banners } from './list/Banners';
import { merchantOnboardingTexts } from './texts';

/**
 * The banners of the merchant app's first start, four at most (MONB-01, MONB-02). Needs a TelveProvider; for PanelUser, others see that
 * they may not (MONB-05).
 */
export function MerchantOnboardingListPage() {
  return (
    <Page>
      <Can entry={merchantOnboardingEntries.list} fallback={<Forbidden />}>
        <MerchantOnboardingList />
      </Can>
    </Page>
  );
}

function MerchantOnboardingList() {
  const texts = useTexts(merchantOnboardingTexts);
  const list = useList(merchantOnboardingEntries.list, oneListPage);
  const isLoaded = !list.error && list.status !== 'loading';
  const count = texts.count(formatNumber(list.totalCount), formatNumber(merchantOnboardingsMax));
  return (
    <>
      <PageHead
        title={texts.title}
        identity={texts.about}
        status={isLoaded && <Tag>{count}</Tag>}
        actions={isLoaded && <AddButton count={list.totalCount} />}
      />
      <Banners list={list} />
    </>
  );
}
