/** Kinds of a campaign (CAMP-39). */
export const campaignTypes = ['General', 'CouponCode', 'Partnership'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** How codes are given out: one for all, one for each member, or none (CAMP-43). The wire also knows them as 1, 2, 3. */
export const codeTypes = ['General', 'Unique', 'NoCode'] as const;
export type CodeType = (typeof codeTypes)[number];

/** For whom a campaign is (CAMP-57), in the order and spelling of the specification (D-86). */
export const segmentTypes = [
  'NoSegment',
  'ActiveUsers',
  'Lapsing',
  'Churn',
  'DiscountCode',
  'ReferenceCode',
  'NewCommers',
  'FreeTrail',
] as const;
export type SegmentType = (typeof segmentTypes)[number];

/** Packages (CAMP-51), in the order of the filter, where the third is chosen first (D-71). */
export const subscriptionTypes = ['PLUS', 'BASIC', 'GENERAL'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** The package the list begins with (CAMP-12). */
export const defaultSubscriptionType: SubscriptionType = 'GENERAL';

export const campaignLimits = {
  /** Longest description, in UTF-16 units (CAMP-78). */
  description: 2000,
  /** Turkish lira (CAMP-81). */
  discountMin: 1,
  discountMax: 25_000,
  /** Characters of a general code (CAMP-85). */
  codeMin: 6,
  codeMax: 8,
  /** Characters with which the codes of a mass creation begin (GRP-22). */
  prefixMin: 1,
  prefixMax: 3,
  /** Months a code may repeat (CAMP-91). */
  usageCountMax: 11,
  /** Codes a campaign may hold, codes one call may add, and unique codes all campaigns of one mass creation may have. */
  userCountMax: 1_000_000,
  couponCountMax: 100_000,
  massCodesMax: 1_000_000,
  /** Companies of one mass creation. */
  companiesMax: 500,
  /** Campaigns a group may hold. */
  subCampaignsMax: 500,
  priorityMax: 1_000_000,
  /** Bytes of a campaign's image; 350 KB are a hint only (CAMP-99, D-76). */
  imageBytesMax: 10_000_000,
} as const;

/** Size an image of a campaign should have, in pixels and bytes (CAMP-99). */
export const campaignImageHint = { width: 1000, height: 500, bytes: 358_400 } as const;

/** True where a discount and its use belong to the type (CAMP-82). */
export const hasDiscount = (type: CampaignType): boolean => type !== 'General';

/** True where the type may go with the way codes are given out (D-72). */
export const mayHaveCodeType = (type: CampaignType, codeType: CodeType): boolean =>
  codeType !== 'NoCode' || type === 'General';

/** Upper case of a code by ASCII's rules: `i` becomes `I` in every language (D-72). */
export const upperCode = (code: string): string => code.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** How a campaign's end stands to today: over, at most seven days ahead, or neither (CAMP-23 to CAMP-25, D-21). */
export type CouponStatus = 'expired' | 'expiring' | null;

/** Days before its end at which a campaign begins to be expiring. */
export const expiringDays = 7;
