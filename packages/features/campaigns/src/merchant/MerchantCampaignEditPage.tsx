'use client';
import { type MerchantCampaign, merchantCampaignEntries } from '@telve/api';
import { Can, DetailPage, EntityForm, Forbidden, PageNotFound, useQuery, useTexts } from '@telve/kit';
import { Badge, Page, PageHead } from '@telve/ui';
import { useCallback, useMemo, useState } from 'react';
import { useToList } from '../data/useToList';
import { endDateFaults } from '../form/further';
import { campaignWords } from '../words/texts';
import { Editor } from './form/Editor';
import { toUpdate, toValues } from './form/mapping';
import { merchantCampaignMessage } from './form/messages';
import { valueWords } from './form/valueWords';
import { merchantCampaignTexts } from './texts';

export interface MerchantCampaignEditPageProps {
  id: number;
}

/**
 * Edits a campaign of the merchant app (MCAMP-09). Asks the server anew, so that no old record is edited; a save over a
 * newer version opens the comparison (D-91). Needs a TelveProvider; for PanelUser (MCAMP-10).
 */
export function MerchantCampaignEditPage({ id }: MerchantCampaignEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={merchantCampaignEntries.update} fallback={<Forbidden />}>
        <StoredCampaign id={id} />
      </Can>
    </Page>
  );
}

function StoredCampaign({ id }: MerchantCampaignEditPageProps) {
  const query = useQuery(merchantCampaignEntries.detail, { id }, { fresh: true });
  // An address that can be no record's number is refused before anything is looked for.
  if (query.error?.code === 'validation_failed') return <PageNotFound />;
  return <DetailPage query={query}>{(campaign) => <EditForm key={campaign.id} campaign={campaign} />}</DetailPage>;
}

function EditForm({ campaign }: { campaign: MerchantCampaign }) {
  const texts = useTexts(merchantCampaignTexts);
  const words = useTexts(campaignWords);
  const toList = useToList('merchantCampaigns.list');
  const initial = useMemo(() => toValues(campaign), [campaign]);
  const { id, title, active, endDate, version } = campaign;
  const [ownWrites, setOwnWrites] = useState(0);
  const switched = useCallback(() => setOwnWrites((count) => count + 1), []);
  return (
    <>
      <PageHead
        title={title}
        identity={texts.identity(id)}
        status={<Badge tone={active ? 'success' : 'neutral'}>{active ? texts.active : texts.passive}</Badge>}
      />
      <EntityForm
        entry={merchantCampaignEntries.update}
        rules={() =>
          import('@telve/api/rules/merchant-campaigns').then(
            ({ merchantCampaignRules }) => merchantCampaignRules.update,
          )
        }
        initial={initial}
        version={version}
        ownWrites={ownWrites}
        toInput={(values) => toUpdate(id, values)}
        further={(values) => endDateFaults(values, endDate)}
        labels={texts.labels}
        message={merchantCampaignMessage(texts, words)}
        codeFields={{ check_end_date: 'endDate' }}
        errorTexts={{ check_end_date: texts.endDateWrong }}
        conflict={{ toValues, format: valueWords(words, texts) }}
        title={title}
        onSaved={toList}
      >
        <Editor stored={campaign} onSwitched={switched} onCancel={toList} />
      </EntityForm>
    </>
  );
}
