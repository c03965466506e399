import { campaignLimits } from '@telve/api';
import type { FaultMessage } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import type { CampaignGroupTexts } from '../texts';

/** Words of what the server refuses of a group and its companies, and with what codes begin, before those of a campaign's own faults (GRP-22, GRP-28). */
export const subMessage =
  ({ sub, pick }: CampaignGroupTexts, others: FaultMessage): FaultMessage =>
  (fault, label) => {
    switch (fault.code) {
      case 'company_not_found':
        return sub.companyGone;
      case 'code_length':
        // Of a mass creation it is what each code begins with.
        return Number(fault.params?.max) === campaignLimits.prefixMax
          ? sub.prefixLength(formatNumber(campaignLimits.prefixMin), formatNumber(campaignLimits.prefixMax))
          : others(fault, label);
      case 'sub_campaigns_max':
        return pick.tooMany(formatNumber(Number(fault.params?.max)));
      default:
        return others(fault, label);
    }
  };
