'use client';
import { merchantCampaignEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, ListPage, TargetButton, useList, useTexts } from '@telve/kit';
import { MegaphoneIcon, Page, PageHead, PlusIcon } from '@telve/ui';
import { useMemo } from 'react';
import { useActiveSwitch } from './data/useActiveSwitch';
import { merchantCampaignColumns } from './list/columns';
import { merchantCampaignTexts } from './texts';

/**
 * State of the list, where the embedder holds it: page, size and search as one object. Left out, the host's address
 * holds it, and without one the list itself.
 */
export type MerchantCampaignListPageProps = ListControl<Record<never, never>>;

/**
 * The campaigns of the merchant app: search, active switch, edit (MCAMP-01). Needs a TelveProvider; for PanelUser, others
 * see that they may not (MCAMP-10).
 */
export function MerchantCampaignListPage(control: MerchantCampaignListPageProps) {
  return (
    <Page>
      <Can entry={merchantCampaignEntries.list} fallback={<Forbidden />}>
        <MerchantCampaignList {...control} />
      </Can>
    </Page>
  );
}

function MerchantCampaignList(control: MerchantCampaignListPageProps) {
  const texts = useTexts(merchantCampaignTexts);
  const list = useList(merchantCampaignEntries.list, control);
  const switchOf = useActiveSwitch(list);
  const columns = useMemo(() => merchantCampaignColumns(texts, switchOf), [texts, switchOf]);

  return (
    <>
      <PageHead
        title={texts.title}
        {...(list.error || list.status === 'loading' ? {} : { count: list.totalCount })}
        identity={texts.about}
        actions={
          <TargetButton target="merchantCampaigns.add" variant="primary" icon={<PlusIcon />}>
            {texts.add}
          </TargetButton>
        }
      />
      <ListPage
        list={list}
        caption={texts.caption}
        search={texts.search}
        columns={columns}
        empty={{ ...texts.empty, icon: <MegaphoneIcon /> }}
        notFound={texts.notFound}
      />
    </>
  );
}
