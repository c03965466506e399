'use client';
import { merchantCampaignEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, useNotify, useTexts } from '@telve/kit';
import { Page, PageHead } from '@telve/ui';
import { endDateFaults } from '../form/further';
import { useToList } from './data/useToList';
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
  const toList = useToList();
  const notify = useNotify();
  // Said beside the words at the field: sending without a file has a text of its own (MCAMP-36, D-76).
  const tellMissingImage = ({ img }: MerchantCampaignValues) => {
    if (!img) notify.error(texts.imageMissing);
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
        message={merchantCampaignMessage(texts)}
        codeFields={{ check_end_date: 'endDate' }}
        errorTexts={{ check_end_date: texts.endDateWrong }}
        success={texts.added}
        title={texts.addTitle}
        onSaved={toList}
      >
        <Editor onCancel={toList} submitLabel={texts.submitAdd} />
      </EntityForm>
    </>
  );
}
