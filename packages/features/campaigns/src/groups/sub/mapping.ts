import type { Choice, CreateCampaignInput, CreateGroupCampaignsInput } from '@telve/api';
import { type CampaignValues, emptyCampaign, toCreateInput } from '../../form/mapping';

/** Values of the form: those of a campaign, and the companies of a mass creation. */
export interface SubCampaignValues extends CampaignValues {
  companies: readonly Choice[];
}

/** A new sub-campaign (GRP-16 to GRP-21). */
export const emptySubCampaign: SubCampaignValues = { ...emptyCampaign, type: 'CouponCode', companies: [] };

/** Form values as the input of one new campaign of the group (D-73). */
export const toOne = (groupCampaignId: number, values: SubCampaignValues): CreateCampaignInput => ({
  ...toCreateInput(values),
  groupCampaignId,
});

/** Form values as the input of one campaign for each company; the code is what each code begins with (GRP-28, D-73). */
export const toMany = (groupCampaignId: number, values: SubCampaignValues): CreateGroupCampaignsInput => ({
  ...toCreateInput(values),
  groupCampaignId,
  companyList: values.companies.map(({ id }) => id),
});

/** Codes that will come to be: as many for each company as were asked for; null without codes. */
export const totalCodes = ({ codeType, userCount, companies }: SubCampaignValues): number | null =>
  codeType === 'NoCode' || userCount === null || !Number.isFinite(userCount)
    ? null
    : Math.trunc(userCount) * companies.length;
