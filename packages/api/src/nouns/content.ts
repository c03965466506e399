export * from '../contract/campaigns';
export { isSafeLink, type LinkType, linkTypes } from '../contract/links';
export {
  type CreateMerchantCampaignInput,
  type MerchantCampaign,
  type MerchantCampaignFields,
  type MerchantCampaignRow,
  merchantCampaignEntries,
  type UpdateMerchantCampaignInput,
} from '../contract/merchant-campaigns';
export {
  type Radar,
  type RadarItem,
  type RadarKind,
  radarDays,
  radarEntries,
  radarItemsMax,
  radarKinds,
} from '../contract/radar';
