import type { Campaign } from '@telve/api';
import { TargetLink, useTexts } from '@telve/kit';
import { Badge, PageHead } from '@telve/ui';
import { ExportCodes } from '../codes/ExportCodes';
import { campaignWords } from '../words/texts';
import { campaignFormTexts } from './texts';

/** Title and state of a stored campaign, what it is, its group, and the export of its codes (CAMP-33). */
export function CampaignHead({ campaign }: { campaign: Campaign }) {
  const texts = useTexts(campaignFormTexts);
  const words = useTexts(campaignWords);
  const { id, title, active, codeType, subscriptionType, groupCampaignId, groupTitle } = campaign;
  const facts = [texts.identity(String(id)), words.codeTypes[codeType], words.packages[subscriptionType]];
  return (
    <PageHead
      title={title}
      identity={
        <>
          {facts.join(' · ')}
          {groupCampaignId !== null && (
            <>
              {' · '}
              <TargetLink target="campaigns.group" params={{ id: groupCampaignId }}>
                {texts.group(groupTitle ?? '')}
              </TargetLink>
            </>
          )}
        </>
      }
      status={<Badge tone={active ? 'success' : 'neutral'}>{active ? words.active : words.passive}</Badge>}
      actions={<ExportCodes campaign={campaign} />}
    />
  );
}
