import {
  type Campaign,
  type CampaignFields,
  type CampaignType,
  type CodeType,
  type CreateCampaignInput,
  hasDiscount,
  type LinkType,
  type SegmentType,
  type SubscriptionType,
  type UpdateCampaignInput,
  upperCode,
} from '@telve/api';
import type { PictureValue } from '@telve/kit';

/** Values of a campaign's form: choices as texts, empty ones included; null for no number. */
export interface CampaignValues {
  title: string;
  shortDescription: string;
  description: string;
  img: PictureValue;
  type: CampaignType;
  discount: number | null;
  /** `1` to `11`, or empty. */
  usageCount: string;
  codeType: CodeType;
  userCount: number | null;
  code: string;
  link: string;
  campaignLinkType: LinkType;
  linkText: string;
  segmentType: SegmentType | '';
  subscriptionType: SubscriptionType | '';
  /** `YYYY-MM-DD`, the text of a date that is none, or empty. */
  endDate: string;
  priority: number | null;
  shown: boolean;
  active: boolean;
}

/** A new campaign (CAMP-64 to CAMP-70). */
export const emptyCampaign: CampaignValues = {
  title: '',
  shortDescription: '',
  description: '',
  img: '',
  type: 'General',
  discount: null,
  usageCount: '',
  codeType: 'General',
  userCount: null,
  code: '',
  link: '',
  campaignLinkType: 'InternalLink',
  linkText: '',
  segmentType: 'NoSegment',
  subscriptionType: 'GENERAL',
  endDate: '',
  priority: 0,
  shown: true,
  active: true,
};

/** The stored record as form values (CAMP-32). */
export const toValues = (campaign: Campaign): CampaignValues => ({
  title: campaign.title,
  shortDescription: campaign.shortDescription,
  description: campaign.description,
  img: campaign.imgUrl ?? '',
  type: campaign.type,
  discount: campaign.discount,
  usageCount: campaign.usageCount === null ? '' : String(campaign.usageCount),
  codeType: campaign.codeType,
  userCount: campaign.userCount,
  code: campaign.code,
  link: campaign.link,
  campaignLinkType: campaign.campaignLinkType,
  linkText: campaign.linkText,
  segmentType: campaign.segmentType,
  subscriptionType: campaign.subscriptionType,
  endDate: campaign.endDate,
  priority: campaign.priority,
  shown: campaign.shown,
  active: campaign.active,
});

/** The count without its decimals (CAMP-89). */
export const wholeCount = (count: number | null): number | null => (count === null ? null : Math.trunc(count));

/** What belongs to the type and the way codes are given out; the rest is left behind (CAMP-82, D-72). */
const codeParts = ({ type, codeType, discount, usageCount, userCount, code }: CampaignValues) => ({
  type,
  codeType,
  discount: hasDiscount(type) ? discount : null,
  usageCount: hasDiscount(type) && usageCount !== '' ? Number(usageCount) : null,
  userCount: codeType === 'NoCode' ? null : wholeCount(userCount),
  code: codeType === 'General' ? code.trim() : '',
});

/** What belongs to a link; without one neither a type nor a text (CAMP-62, CAMP-94). */
const linkParts = ({ link, campaignLinkType, linkText }: CampaignValues) =>
  link.trim() === '' ? { link: '', campaignLinkType, linkText: '' } : { link: link.trim(), campaignLinkType, linkText };

const fieldsOf = (values: CampaignValues): CampaignFields => ({
  title: values.title,
  shortDescription: values.shortDescription,
  description: values.description,
  endDate: values.endDate,
  ...codeParts(values),
  ...linkParts(values),
  segmentType: values.segmentType as SegmentType,
  subscriptionType: values.subscriptionType as SubscriptionType,
  // An empty number travels as it is: the rules say what is missing.
  priority: values.priority as number,
  shown: values.shown,
  active: values.active,
});

const fileOf = (img: PictureValue) => (img instanceof File ? { img } : {});

/** Form values as the input of a new campaign; the code in upper case (CAMP-86). */
export const toCreateInput = (values: CampaignValues): CreateCampaignInput => {
  const fields = fieldsOf(values);
  return { ...fields, code: upperCode(fields.code), ...fileOf(values.img) };
};

/** Form values as the input of a save. An emptied picture is taken away, an untouched one stays. */
export const toUpdateInput =
  ({ id, imgUrl }: Pick<Campaign, 'id' | 'imgUrl'>) =>
  (values: CampaignValues): UpdateCampaignInput => ({
    id,
    ...fieldsOf(values),
    ...fileOf(values.img),
    ...(values.img === '' && imgUrl !== null ? { removeImg: true } : {}),
  });
