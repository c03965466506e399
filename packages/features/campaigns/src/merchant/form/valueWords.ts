import { formatDate, isIsoDate } from '@telve/locale';
import type { MerchantCampaignTexts } from '../texts';

/** A value of the comparison in words; undefined where it stands as it is (D-91). */
export const valueWords =
  (texts: MerchantCampaignTexts) =>
  (name: string, value: unknown): string | undefined => {
    if (name === 'endDate') return typeof value === 'string' && isIsoDate(value) ? formatDate(value) : undefined;
    if (name === 'campaignLinkType') return texts.linkTypes[value as keyof typeof texts.linkTypes];
    if (name === 'img' && value !== '') return value instanceof File ? value.name : texts.storedImage;
    return undefined;
  };
