'use client';
import { campaignEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, PageNotFound, usePageName, useQuery, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { SubForm } from './sub/SubForm';
import { campaignGroupTexts } from './texts';

export interface SubCampaignPageProps {
  /** The group that the campaign is added to. */
  id: number;
}

/**
 * Adds a campaign to a group, or one for each of several companies (GRP-09, GRP-10). Leads to the group, where the host has
 * its page. Needs a TelveProvider; for PanelUser (CAMP-01).
 */
export function SubCampaignPage({ id }: SubCampaignPageProps) {
  return (
    <Page width="editor">
      <Can entry={campaignEntries.create} fallback={<Forbidden />}>
        <OfGroup id={id} />
      </Can>
    </Page>
  );
}

function OfGroup({ id }: SubCampaignPageProps) {
  const texts = useTexts(campaignGroupTexts);
  const query = useQuery(campaignEntries.group, { id });
  // The form's record is the new campaign, which has no name yet: the way here goes by the group's.
  usePageName(query.data?.title);
  // An address that can be no record's number is refused before anything is looked for.
  if (query.error?.code === 'validation_failed') return <PageNotFound />;
  return (
    <DetailPage query={query}>
      {(group) => (
        <>
          <PageHead title={texts.addSubTitle} identity={group.title} />
          <SubForm key={group.id} group={group} />
        </>
      )}
    </DetailPage>
  );
}
