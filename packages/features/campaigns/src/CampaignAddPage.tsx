'use client';
import { campaignEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, kitTexts, useTexts } from '@telve/kit';
import { FormAside, FormColumns, Page, PageHead } from '@telve/ui';
import { useFollowCodes } from './codes/follow/useFollowing';
import { addErrors } from './data/addErrors';
import { useToList } from './data/useToList';
import { CampaignFields } from './form/CampaignFields';
import { CampaignPreview } from './form/CampaignPreview';
import { CampaignSaveBar } from './form/CampaignSaveBar';
import { endDateFaults } from './form/further';
import { type CampaignValues, emptyCampaign, toCreateInput } from './form/mapping';
import { useCampaignForm } from './form/useCampaignForm';

/** Adds a campaign (CAMP-30). Leads to the list, where the host has one. Needs a TelveProvider; for PanelUser (CAMP-01). */
export function CampaignAddPage() {
  return (
    <Page width="editor">
      <Can entry={campaignEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

const further = (values: CampaignValues) => endDateFaults(values);

function AddForm() {
  const toList = useToList();
  const { added } = useTexts(kitTexts);
  const follow = useFollowCodes();
  const { texts, labels, message, codeFields, errorTexts, remember } = useCampaignForm();
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={campaignEntries.create}
        rules={() => import('@telve/api/rules/campaigns').then(({ campaignRules }) => campaignRules.create)}
        initial={emptyCampaign}
        toInput={(values) => remember(values, toCreateInput(values))}
        further={further}
        labels={labels}
        message={message}
        codeFields={codeFields}
        success={added}
        errorTexts={{ ...errorTexts, ...addErrors(texts.failed) }}
        title={texts.addTitle}
        onSaved={(made) => {
          if (made.codeType === 'Unique') follow.campaign(made);
          toList?.();
        }}
      >
        <FormColumns>
          <CampaignFields />
          <FormAside>
            <CampaignPreview />
          </FormAside>
        </FormColumns>
        <CampaignSaveBar submitLabel={texts.submitAdd} onCancel={toList} />
      </EntityForm>
    </>
  );
}
