'use client';
import { campaignEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, PageNotFound, useQuery } from '@telve/kit';
import { Page } from '@telve/ui';
import { useWhileRunning } from './data/useWhileRunning';
import { EditForm } from './form/EditForm';

export interface CampaignEditPageProps {
  id: number;
}

/**
 * Edits a campaign, adds and exports its codes (CAMP-32, CAMP-33, CAMP-71). Asks the server anew, so that no old record is edited; a
 * save over a newer version opens the comparison (D-91). Needs a TelveProvider; for PanelUser (CAMP-01).
 */
export function CampaignEditPage({ id }: CampaignEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={campaignEntries.update} fallback={<Forbidden />}>
        <StoredCampaign id={id} />
      </Can>
    </Page>
  );
}

function StoredCampaign({ id }: CampaignEditPageProps) {
  const query = useQuery(campaignEntries.detail, { id }, { fresh: true });
  useWhileRunning(query.data?.codeProgress?.state === 'running', query.reload);
  // An address that can be no record's number is refused before anything is looked for.
  if (query.error?.code === 'validation_failed') return <PageNotFound />;
  return <DetailPage query={query}>{(campaign) => <EditForm key={campaign.id} campaign={campaign} />}</DetailPage>;
}
