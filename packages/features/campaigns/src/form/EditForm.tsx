import { type Campaign, campaignEntries } from '@telve/api';
import { EntityForm } from '@telve/kit';
import { FormAside, FormColumns } from '@telve/ui';
import { useMemo, useState } from 'react';
import { CodesCard } from '../codes/CodesCard';
import { useFollowCodes } from '../codes/follow/useFollowing';
import { useToGroup } from '../data/useToGroup';
import { useToList } from '../data/useToList';
import { CampaignFields } from './CampaignFields';
import { CampaignHead } from './CampaignHead';
import { CampaignPreview } from './CampaignPreview';
import { CampaignSaveBar } from './CampaignSaveBar';
import { storedFaults } from './further';
import { toUpdateInput, toValues } from './mapping';
import { startsMaking } from './startsMaking';
import { useCampaignForm } from './useCampaignForm';

/** Where the campaign is listed: in its group, else among the single ones (D-70). */
const useLeave = ({ groupCampaignId }: Campaign): (() => void) | undefined => {
  const toList = useToList();
  const toGroup = useToGroup();
  return groupCampaignId !== null && toGroup ? () => toGroup(groupCampaignId) : toList;
};

/** The form of a stored campaign under its head, beside its codes and what members will see. */
export function EditForm({ campaign }: { campaign: Campaign }) {
  const leave = useLeave(campaign);
  const { texts, labels, message, codeFields, errorTexts, remember, format } = useCampaignForm();
  const initial = useMemo(() => toValues(campaign), [campaign]);
  const toInput = toUpdateInput(campaign);
  const [ownWrites, setOwnWrites] = useState(0);
  const follow = useFollowCodes();
  return (
    <>
      <CampaignHead campaign={campaign} />
      <EntityForm
        entry={campaignEntries.update}
        rules={() => import('@telve/api/rules/campaigns').then(({ campaignRules }) => campaignRules.update)}
        initial={initial}
        version={campaign.version}
        ownWrites={ownWrites}
        toInput={(values) => remember(values, toInput(values))}
        further={storedFaults(campaign)}
        labels={labels}
        message={message}
        codeFields={codeFields}
        success={texts.updated}
        errorTexts={errorTexts}
        conflict={{ toValues, format }}
        title={campaign.title}
        onSaved={(_, values) => {
          if (startsMaking(campaign, values)) follow.campaign(campaign);
          leave?.();
        }}
      >
        <FormColumns>
          <CampaignFields img={campaign.img} frozen={campaign.codeCreated} />
          <FormAside>
            {campaign.userCount !== null && (
              <CodesCard campaign={campaign} onAdded={() => setOwnWrites((count) => count + 1)} />
            )}
            <CampaignPreview />
          </FormAside>
        </FormColumns>
        <CampaignSaveBar onCancel={leave} />
      </EntityForm>
    </>
  );
}
