import { formatBytes, formatDate, formatNumber, isIsoDate } from '@telve/locale';
import type { CampaignWords } from '../words/texts';
import type { CampaignFormTexts } from './texts';

type Words = Readonly<Record<string, string>>;

/** A value of the comparison in words: choices by their labels, numbers and days the Turkish way, a picture by its file. */
export const valueWords =
  (words: CampaignWords, texts: CampaignFormTexts) =>
  (field: string, value: unknown): string | undefined => {
    if (value instanceof File) return `${value.name} · ${formatBytes(value.size)}`;
    if (field === 'active') return value === true ? words.active : words.passive;
    if (typeof value === 'number') return formatNumber(value);
    if (typeof value !== 'string' || value === '') return undefined;
    const choices: Readonly<Record<string, Words>> = {
      type: words.types,
      codeType: words.codeTypes,
      segmentType: words.segments,
      subscriptionType: words.packages,
      campaignLinkType: words.linkTypes,
    };
    if (field === 'img') return texts.storedImage;
    if (field === 'usageCount') return texts.times(value);
    if (field === 'endDate' && isIsoDate(value)) return formatDate(value);
    return choices[field]?.[value];
  };
