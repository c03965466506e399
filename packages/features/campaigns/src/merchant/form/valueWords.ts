import { formatDate, isIsoDate } from '@telve/locale';
import type { CampaignWords } from '../../words/texts';
import type { MerchantCampaignTexts } from '../texts';

/** A value of the comparison in words; undefined where it stands as it is (D-91). */
export const valueWords =
  ({ linkTypes }: CampaignWords, { storedImage }: MerchantCampaignTexts) =>
  (name: string, value: unknown): string | undefined => {
    if (name === 'endDate') return typeof value === 'string' && isIsoDate(value) ? formatDate(value) : undefined;
    if (name === 'campaignLinkType') return linkTypes[value as keyof typeof linkTypes];
    if (name === 'img' && value !== '') return value instanceof File ? value.name : storedImage;
    return undefined;
  };
