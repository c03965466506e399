'use client';
import { type CampaignGroup, campaignEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, PageNotFound, useQuery } from '@telve/kit';
import { Page } from '@telve/ui';
import { useState } from 'react';
import { GroupHead } from './detail/GroupHead';
import { SubCampaigns } from './detail/SubCampaigns';
import { TitleForm } from './detail/TitleForm';

export interface GroupDetailPageProps {
  id: number;
}

/**
 * A campaign group: its title, and its campaigns with their filters (GRP-03, GRP-04, GRP-05). Needs a TelveProvider; for
 * PanelUser (CAMP-01).
 */
export function GroupDetailPage({ id }: GroupDetailPageProps) {
  return (
    <Page>
      <Can entry={campaignEntries.group} fallback={<Forbidden />}>
        <StoredGroup id={id} />
      </Can>
    </Page>
  );
}

function StoredGroup({ id }: GroupDetailPageProps) {
  const query = useQuery(campaignEntries.group, { id }, { fresh: true });
  // An address that can be no record's number is refused before anything is looked for.
  if (query.error?.code === 'validation_failed') return <PageNotFound />;
  return <DetailPage query={query}>{(group) => <Detail key={group.id} group={group} />}</DetailPage>;
}

function Detail({ group }: { group: CampaignGroup }) {
  const [ownWrites, setOwnWrites] = useState(0);
  return (
    <>
      <GroupHead group={group} onPicked={() => setOwnWrites((count) => count + 1)} />
      <TitleForm group={group} ownWrites={ownWrites} />
      <SubCampaigns group={group} />
    </>
  );
}
