'use client';
import { campaignEntries } from '@telve/api';
import { Can, Forbidden, type ListControl, PageSkeleton, TargetButton, useSearchState, useTexts } from '@telve/kit';
import { Page, PageHead, PlusIcon, TabPanel, Tabs } from '@telve/ui';
import { lazy, Suspense, useId } from 'react';
import { styled } from 'styled-components';
import { useGroupList } from './data/useGroupList';
import { CampaignList } from './list/CampaignList';
import type { CampaignFilterKinds } from './list/filters';
import { campaignTexts } from './list/texts';
import { useCampaignList } from './list/useCampaignList';

/**
 * State of the single campaigns, where the embedder holds it: page, size, search and filters as one object. Left out, the host's
 * address holds it, and without one the list itself.
 */
export type CampaignListPageProps = ListControl<CampaignFilterKinds>;

const GroupTab = lazy(() => import('./groups/GroupTab').then((module) => ({ default: module.GroupTab })));

/**
 * The campaigns of the consumer app in two tabs: single ones and groups, each with a page of its own (CAMP-02, CAMP-03).
 * Needs a TelveProvider; for PanelUser, others see that they may not (CAMP-01).
 */
export function CampaignListPage(control: CampaignListPageProps) {
  return (
    <Page>
      <Can entry={campaignEntries.list} fallback={<Forbidden />}>
        <Lists {...control} />
      </Can>
    </Page>
  );
}

function Lists(control: CampaignListPageProps) {
  const texts = useTexts(campaignTexts);
  const idBase = useId();
  const [tab, setTab] = useSearchState('tab');
  const chosen = tab === 'groups' ? 'groups' : 'single';
  const single = useCampaignList(control, chosen === 'single');
  const groups = useGroupList();
  return (
    <>
      <PageHead title={texts.title} identity={texts.about} actions={<Actions />} />
      <Below>
        <Tabs
          idBase={idBase}
          label={texts.tabs.label}
          value={chosen}
          onChange={(next) => setTab(next === 'groups' ? next : null)}
          tabs={[
            { id: 'single', label: texts.tabs.single, ...countOf(single) },
            { id: 'groups', label: texts.tabs.groups, ...countOf(groups) },
          ]}
        />
      </Below>
      <TabPanel idBase={idBase} id={chosen}>
        {chosen === 'groups' ? (
          <Suspense fallback={<PageSkeleton />}>
            <GroupTab list={groups} />
          </Suspense>
        ) : (
          <CampaignList list={single} />
        )}
      </TabPanel>
    </>
  );
}

const countOf = ({ status, error, totalCount }: { status: string; error: unknown; totalCount: number }) =>
  status === 'loading' || error ? {} : { count: totalCount };

function Actions() {
  const texts = useTexts(campaignTexts);
  return (
    <>
      <TargetButton target="campaigns.addGroup">{texts.addGroup}</TargetButton>
      <TargetButton target="campaigns.add" variant="primary" icon={<PlusIcon />}>
        {texts.add}
      </TargetButton>
    </>
  );
}

const Below = styled.div`
  margin-bottom: 16px;
`;
