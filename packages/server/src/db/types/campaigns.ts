import type { CampaignType, CodeType, LinkType, SegmentType, SubscriptionType } from '@telve/api';
import type { Generated } from 'kysely';
import type { Instant, InstantDefault, Maybe, Version } from './columns';

/** A group of campaigns. */
export interface CampaignGroupsTable {
  id: Generated<number>;
  title: string;
  /** `foldTr` of the title, written by the application. */
  search: string;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** Where a picture is and what it measures: all of it or nothing. */
interface ImageColumns {
  image_url: Maybe<string>;
  /** Bytes. */
  image_size: Maybe<number>;
  /** Pixels. */
  image_width: Maybe<number>;
  image_height: Maybe<number>;
}

/** A campaign of the consumer app. */
export interface CampaignsTable extends ImageColumns {
  id: Generated<number>;
  title: string;
  /** `foldTr` of title and general code, written by the application (`campaignSearch`). */
  search: string;
  short_description: string;
  description: string;
  /** `YYYY-MM-DD`, the last day. */
  end_date: string;
  type: CampaignType;
  segment_type: SegmentType;
  /** Turkish lira; set exactly for the types with a discount, as is the use. */
  discount: Maybe<number>;
  usage_count: Maybe<number>;
  code_type: CodeType;
  /** Null exactly without codes. */
  user_count: Maybe<number>;
  /** Set exactly for the code type General, in upper case. */
  code: Generated<string>;
  link: Generated<string>;
  campaign_link_type: LinkType;
  link_text: Generated<string>;
  priority: Generated<number>;
  shown: Generated<boolean>;
  active: Generated<boolean>;
  subscription_type: SubscriptionType;
  /** Unique codes that are there; counted by whoever adds them, in the same transaction. */
  codes_made: Generated<number>;
  /** Uses of its codes; counted by the database. Never above `user_count`. */
  codes_used: Generated<number>;
  group_id: Maybe<number>;
  /** The company that a mass creation made it for. */
  company_id: Maybe<number>;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** A code of a campaign: its general one, or one of its unique ones. */
export interface CampaignCodesTable {
  id: Generated<number>;
  campaign_id: number;
  /** Upper case, unique among all codes of all campaigns. */
  code: string;
}

/** A use of a code by a member. */
export interface CampaignCodeUsesTable {
  id: Generated<number>;
  campaign_id: number;
  code_id: number;
  /** The consumer. Never shown. */
  end_user_id: number;
  used_at: Instant;
}

/** A campaign of the merchant app. */
export interface MerchantCampaignsTable {
  id: Generated<number>;
  title: string;
  /** `foldTr` of both titles, written by the application. */
  search: string;
  short_description: string;
  description: string;
  /** `YYYY-MM-DD`, the last day. */
  end_date: string;
  link: Generated<string>;
  campaign_link_type: LinkType;
  link_text: Generated<string>;
  /** The smallest stands first. */
  sort_order: Generated<number>;
  is_shown_home_page: Generated<boolean>;
  active: Generated<boolean>;
  is_shown: Generated<boolean>;
  image_url: string;
  /** Bytes. */
  image_size: number;
  /** Pixels. */
  image_width: number;
  image_height: number;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}
