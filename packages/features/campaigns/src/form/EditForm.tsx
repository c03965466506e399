import { type Campaign, campaignEntries } from '@telve/api';
import { EntityForm } from '@telve/kit';
import { FormAside, FormColumns } from '@telve/ui';
import { useMemo, useState } from 'react';
import { CodesCard } from '../codes/CodesCard';
import { useFollowCodes } from '../codes/follow/useFollowing';
import { useToList } from '../data/useToList';
import { CampaignFields } from './CampaignFields';
import { CampaignHead } from './CampaignHead';
import { CampaignPreview } from './CampaignPreview';
import { CampaignSaveBar } from './CampaignSaveBar';
import { storedFaults } from './further';
import { toUpdateInput, toValues } from './mapping';
import { useCampaignForm } from './useCampaignForm';

/** The form of a stored campaign under its head, beside its codes and what members will see. */
export function EditForm({ campaign }: { campaign: Campaign }) {
  const toList = useToList();
  const { texts, labels, message, codeFields, errorTexts, remember, format } = useCampaignForm();
  const initial = useMemo(() => toValues(campaign), [campaign]);
  const toInput = toUpdateInput(campaign);
  const [ownVersion, setOwnVersion] = useState<number>();
  const follow = useFollowCodes();
  return (
    <>
      <CampaignHead campaign={campaign} />
      <EntityForm
        entry={campaignEntries.update}
        rules={() => import('@telve/api/rules/campaigns').then(({ campaignRules }) => campaignRules.update)}
        initial={initial}
        version={campaign.version}
        {...(ownVersion === undefined ? {} : { ownVersion })}
        toInput={(values) => remember(values, toInput(values))}
        further={storedFaults(campaign)}
        labels={labels}
        message={message}
        codeFields={codeFields}
        success={texts.updated}
        errorTexts={errorTexts}
        conflict={{ toValues, format }}
        title={campaign.title}
        onSaved={(_, { codeType, userCount }) => {
          // Codes that are missing are made after the save.
          if (codeType === 'Unique' && (userCount ?? 0) > (campaign.userCount ?? 0)) follow.campaign(campaign);
          toList?.();
        }}
      >
        <FormColumns>
          <CampaignFields img={campaign.img} frozen={campaign.codeCreated} />
          <FormAside>
            {campaign.userCount !== null && (
              <CodesCard campaign={campaign} onAdded={() => setOwnVersion(campaign.version + 1)} />
            )}
            <CampaignPreview />
          </FormAside>
        </FormColumns>
        <CampaignSaveBar onCancel={toList} />
      </EntityForm>
    </>
  );
}
