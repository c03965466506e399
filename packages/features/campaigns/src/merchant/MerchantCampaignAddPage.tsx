'use client';
import { merchantCampaignEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, kitTexts, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { useState } from 'react';
import { useToList } from '../data/useToList';
import { endDateFaults } from '../form/further';
import { campaignWords } from '../words/texts';
import { Editor } from './form/Editor';
import { emptyMerchantCampaign, type MerchantCampaignValues, toCreate } from './form/mapping';
import { merchantCampaignMessage } from './form/messages';
import { merchantCampaignTexts } from './texts';

/**
 * Adds a campaign of the merchant app (MCAMP-08). Leads to the list, where the host has one. Needs a TelveProvider; for
 * PanelUser (MCAMP-10).
 */
export function MerchantCampaignAddPage() {
  return (
    <Page width="editor">
      <Can entry={merchantCampaignEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

const further = (values: MerchantCampaignValues) => endDateFaults(values);

function AddForm() {
  const texts = useTexts(merchantCampaignTexts);
  const toList = useToList('merchantCampaigns.list');
  const words = useTexts(campaignWords);
  const { added } = useTexts(kitTexts);
  const [isImageMissed, setImageMissed] = useState(false);
  const tellMissingImage = ({ img }: MerchantCampaignValues) => {
    setImageMissed(img === '');
    return true;
  };
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={merchantCampaignEntries.create}
        rules={() =>
          import('@telve/api/rules/merchant-campaigns').then(
            ({ merchantCampaignRules }) => merchantCampaignRules.create,
          )
        }
        initial={emptyMerchantCampaign}
        toInput={toCreate}
        further={further}
        beforeSave={tellMissingImage}
        labels={texts.labels}
        message={merchantCampaignMessage(texts, words)}
        codeFields={{ check_end_date: 'endDate' }}
        errorTexts={{ check_end_date: texts.endDateWrong }}
        success={added}
        title={texts.addTitle}
        onSaved={toList}
      >
        <Editor onCancel={toList} submitLabel={texts.submitAdd} isImageMissed={isImageMissed} />
      </EntityForm>
    </>
  );
}
