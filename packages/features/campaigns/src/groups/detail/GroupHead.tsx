import type { CampaignGroup } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { PageHead } from '@telve/ui';
import { campaignGroupTexts } from '../texts';
import { AddMenu } from './AddMenu';

export interface GroupHeadProps {
  group: CampaignGroup;
  /** Its campaigns were chosen anew: its version went up by one. */
  onPicked: () => void;
}

/** Title of a group, how many campaigns and codes it has, and the menu that adds (GRP-06, GRP-11). */
export function GroupHead({ group, onPicked }: GroupHeadProps) {
  const texts = useTexts(campaignGroupTexts);
  const { id, title, subCampaignCount, codeUsedCount, userCount } = group;
  const facts = [
    texts.identity(id, formatNumber(subCampaignCount)),
    userCount > 0 ? texts.used(formatNumber(codeUsedCount), formatNumber(userCount)) : '',
  ];
  return (
    <PageHead
      title={title}
      identity={facts.filter(Boolean).join(' · ')}
      actions={<AddMenu group={group} onPicked={onPicked} />}
    />
  );
}
