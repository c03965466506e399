import type {
  CreateMerchantCampaignInput,
  MerchantCampaign,
  MerchantCampaignFields,
  UpdateMerchantCampaignInput,
} from '@telve/api';
import type { PictureValue } from '@telve/kit';

/** Values of the form. */
export interface MerchantCampaignValues extends Omit<MerchantCampaignFields, 'sortOrder' | 'isShown'> {
  /** Of a new campaign only: a stored one is shown and hidden by a switch of its own (D-87). */
  isShown?: boolean;
  /** Null while empty, NaN for a text that is no number. */
  sortOrder: number | null;
  img: PictureValue;
}

/** A new campaign: last day open, first in order, shown everywhere (MCAMP-08). */
export const emptyMerchantCampaign: MerchantCampaignValues = {
  title: '',
  shortDescription: '',
  description: '',
  endDate: '',
  link: '',
  campaignLinkType: 'InternalLink',
  linkText: '',
  sortOrder: 0,
  isShownHomePage: true,
  active: true,
  isShown: true,
  img: '',
};

/** The stored record as form values (MCAMP-09). */
export const toValues = (campaign: MerchantCampaign): MerchantCampaignValues => ({
  title: campaign.title,
  shortDescription: campaign.shortDescription,
  description: campaign.description,
  endDate: campaign.endDate,
  link: campaign.link,
  campaignLinkType: campaign.campaignLinkType,
  linkText: campaign.linkText,
  sortOrder: campaign.sortOrder,
  isShownHomePage: campaign.isShownHomePage,
  active: campaign.active,
  img: campaign.imgUrl ?? '',
});

const fieldsOf = ({ img, sortOrder, link, linkText, ...values }: MerchantCampaignValues) => ({
  ...values,
  sortOrder: sortOrder as number,
  link: link.trim(),
  // The text of a link that was taken away stays in the form, for the case that one comes back.
  linkText: link.trim() === '' ? '' : linkText,
  ...(img instanceof File ? { img } : {}),
});

/** A new campaign as the call's input. An empty number travels as it is: the rules say what is missing. */
export const toCreate = (values: MerchantCampaignValues): CreateMerchantCampaignInput => fieldsOf(values);

/** A save: without a new file the image stays. */
export const toUpdate = (id: number, values: MerchantCampaignValues): UpdateMerchantCampaignInput => ({
  id,
  ...fieldsOf(values),
});
