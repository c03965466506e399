import type { Campaign, CampaignFields, CampaignRow } from '@telve/api';
import type { Selectable } from 'kysely';
import { campaignSearch } from '../../db/search';
import type { CampaignsTable } from '../../db/types/campaigns';
import type { StoredImage } from '../../files/uploadedImages';

/** Folder of the pictures. */
export const imageFolder = 'campaigns';

/** What a list shows of a campaign, and how many of its codes are there. */
export const rowColumns = [
  'campaigns.id',
  'campaigns.title',
  'campaigns.code_type as codeType',
  'campaigns.type',
  'campaigns.codes_used as codeUsedCount',
  'campaigns.user_count as userCount',
  'campaigns.shown',
  'campaigns.active',
  'campaigns.priority',
  'campaigns.end_date as endDate',
  'campaigns.subscription_type as subscriptionType',
  'campaigns.codes_made as codesMade',
] as const;

/** A stored row of a list. */
export type StoredRow = Omit<CampaignRow, 'codeProgress'> & { codesMade: number };

export type CampaignRecord = Selectable<CampaignsTable>;

/** What a form holds, of a stored campaign. */
export const toFields = (record: CampaignRecord): CampaignFields => ({
  title: record.title,
  shortDescription: record.short_description,
  description: record.description,
  endDate: record.end_date,
  type: record.type,
  segmentType: record.segment_type,
  discount: record.discount,
  usageCount: record.usage_count,
  codeType: record.code_type,
  userCount: record.user_count,
  code: record.code,
  link: record.link,
  campaignLinkType: record.campaign_link_type,
  linkText: record.link_text,
  priority: record.priority,
  shown: record.shown,
  active: record.active,
  subscriptionType: record.subscription_type,
});

/** The fields of a campaign as the table keeps them. */
export const toColumns = (fields: CampaignFields) => ({
  title: fields.title,
  search: campaignSearch(fields),
  short_description: fields.shortDescription,
  description: fields.description,
  end_date: fields.endDate,
  type: fields.type,
  segment_type: fields.segmentType,
  discount: fields.discount,
  usage_count: fields.usageCount,
  code_type: fields.codeType,
  user_count: fields.userCount,
  code: fields.code,
  link: fields.link,
  campaign_link_type: fields.campaignLinkType,
  link_text: fields.linkText,
  priority: fields.priority,
  shown: fields.shown,
  active: fields.active,
  subscription_type: fields.subscriptionType,
});

/** A picture as the table keeps it. */
export const imageColumns = (image: StoredImage | null) => ({
  image_url: image?.address ?? null,
  image_size: image?.size ?? null,
  image_width: image?.width ?? null,
  image_height: image?.height ?? null,
});

/** A stored picture as the contract tells it. */
export const toImage = (
  record: Pick<CampaignRecord, 'image_url' | 'image_size' | 'image_width' | 'image_height'>,
): Pick<Campaign, 'imgUrl' | 'img'> => {
  const { image_url: imgUrl, image_size: size, image_width: width, image_height: height } = record;
  const isWhole = size !== null && width !== null && height !== null;
  return { imgUrl, img: isWhole ? { size, width, height } : null };
};

/** True once unique codes are ordered or the general one was used (CAMP-54, CAMP-60). */
export const isFrozen = ({ code_type, codes_used }: Pick<CampaignRecord, 'code_type' | 'codes_used'>): boolean =>
  code_type === 'Unique' || codes_used > 0;
