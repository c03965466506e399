import type { PageInput } from '../envelope';
import type { LinkType } from '../links';
import type { CampaignType, CodeType, SegmentType, SubscriptionType } from './values';

/** What a form of a campaign holds (CAMP-35 to CAMP-51). */
export interface CampaignFields {
  title: string;
  /** The mobile title. */
  shortDescription: string;
  description: string;
  /** `YYYY-MM-DD`, the last day. */
  endDate: string;
  type: CampaignType;
  segmentType: SegmentType;
  /** Turkish lira; null for the type General. */
  discount: number | null;
  /** Times a month; null for the type General. */
  usageCount: number | null;
  codeType: CodeType;
  /** How often the general code may be used, or how many codes there are; null without codes. */
  userCount: number | null;
  /** The general code; empty for the other code types. */
  code: string;
  link: string;
  campaignLinkType: LinkType;
  linkText: string;
  priority: number;
  shown: boolean;
  active: boolean;
  subscriptionType: SubscriptionType;
}

/** How far the making of codes is. */
export interface CodeProgress {
  /** `failed`: stopped for good; what is missing can be asked for again. */
  state: 'running' | 'failed';
  /** Codes made, and codes there will be. */
  done: number;
  total: number;
}

/** A campaign of the consumer app. */
export interface Campaign extends CampaignFields {
  id: number;
  /** Address of the image, or null. */
  imgUrl: string | null;
  /** Bytes, width and height of the image as it is stored, or null. */
  img: { size: number; width: number; height: number } | null;
  codeUsedCount: number;
  /** Of those, in the last seven days. */
  codeUsedLastWeek: number;
  /** True once unique codes are ordered or the general one was used: type, discount, use, code type and code stay (CAMP-60). */
  codeCreated: boolean;
  /** Null while nothing is being made. */
  codeProgress: CodeProgress | null;
  /** Null outside a group. */
  groupCampaignId: number | null;
  groupTitle: string | null;
  version: number;
}

/** A row of a campaign list. */
export type CampaignRow = Pick<
  Campaign,
  | 'id'
  | 'title'
  | 'codeType'
  | 'type'
  | 'codeUsedCount'
  | 'userCount'
  | 'shown'
  | 'active'
  | 'priority'
  | 'endDate'
  | 'subscriptionType'
  | 'codeProgress'
>;

/** Filters of the campaign lists (CAMP-100). Without a group: the campaigns of none (D-70). */
export interface CampaignListInput extends PageInput {
  filterByCampaign?: CampaignType;
  /** True: only active ones. */
  filterByStatus?: boolean;
  filterBySegment?: SegmentType;
  filterBySubscriptionType?: SubscriptionType;
  /** Campaigns that end on these days, `YYYY-MM-DD`, both included. */
  startDate?: string;
  endDate?: string;
  campaignGroupId?: number;
}

/** A new campaign. What is absent is as the form begins (CAMP-64 to CAMP-70). */
export type CreateCampaignInput = Pick<
  CampaignFields,
  'title' | 'shortDescription' | 'description' | 'endDate' | 'type'
> &
  Partial<CampaignFields> & {
    /** The group it belongs to. */
    groupCampaignId?: number;
    /** JPEG. */
    img?: File;
  };

/**
 * One campaign for each company (GRP-28, D-73). `code` is what every code begins with, `title` every title: the company's
 * name follows.
 */
export type CreateGroupCampaignsInput = Omit<CreateCampaignInput, 'groupCampaignId'> & {
  groupCampaignId: number;
  companyList: number[];
};

/** A save: what is absent stays as it is. */
export type UpdateCampaignInput = {
  id: number;
  /** Version that was read; a stale one is answered 409 `version_conflict`, none means the last write wins. */
  version?: number;
  img?: File;
  /** True: the image goes. */
  removeImg?: boolean;
} & Partial<CampaignFields>;

/** A campaign group (GRP-11). */
export interface CampaignGroup {
  id: number;
  title: string;
  subCampaignCount: number;
  /** Ids of its campaigns. */
  subCampaignList: number[];
  /** Companies whose campaigns a mass creation made. */
  companyList: number[];
  /** Codes used and codes there are, of all its campaigns. */
  codeUsedCount: number;
  userCount: number;
  version: number;
}

export type CampaignGroupRow = Pick<CampaignGroup, 'id' | 'title' | 'subCampaignCount'>;

/** A campaign that may be put into a group (GRP-27). */
export interface CampaignChoice {
  id: number;
  title: string;
  type: CampaignType;
  subscriptionType: SubscriptionType;
  endDate: string;
  /** Null, or the group that asks. */
  groupCampaignId: number | null;
}
