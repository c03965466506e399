import type { ErrorTexts, FaultMessage } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { pictureMessage } from '../shared/pictureMessage';
import type { CampaignWords } from '../words/texts';
import type { CampaignValues } from './mapping';
import type { CampaignFormTexts } from './texts';

/** The link that stands in a form: the rule says that it is wrong, not why. */
export type LinkNow = Pick<CampaignValues, 'link' | 'campaignLinkType'>;

const wrongLink = ({ faults }: CampaignFormTexts, { link, campaignLinkType }: LinkNow): string => {
  const address = link.trim();
  if (/\s/.test(address)) return faults.linkBlank;
  if (/^https?:\/\//i.test(address)) return faults.linkAddress;
  return campaignLinkType === 'ExternalLink' ? faults.linkOutside : faults.linkInside;
};

/** Words of the faults of a link's three fields (CAMP-93, CAMP-97); undefined for every other fault. */
export const linkMessage =
  (texts: CampaignFormTexts, linkNow: () => LinkNow): FaultMessage =>
  ({ code }) => {
    if (code === 'link_with_parts') return texts.faults.linkText;
    if (code === 'link') return wrongLink(texts, linkNow());
    return undefined;
  };

/**
 * Words of a campaign's faults where they differ from the kit's (CAMP-73, CAMP-81, CAMP-85, CAMP-88, CAMP-98).
 * @param linkNow the link that stands in the form, with its type
 */
export const campaignMessage =
  (texts: CampaignFormTexts, words: CampaignWords, linkNow: () => LinkNow): FaultMessage =>
  (fault, label) => {
    const { faults } = texts;
    const { field, code, params } = fault;
    const number = (name: string) => formatNumber(Number(params?.[name]));
    if (field === 'title' && code === 'required') return faults.titleRequired;
    switch (code) {
      case 'discount_range':
        return faults.discount;
      case 'word_characters':
        return faults.codeCharacters;
      case 'code_length':
        return faults.codeLength(number('min'), number('max'));
      case 'campaign_code_already_exists':
        return faults.codeExists;
      case 'campaign_codes_frozen':
        return faults.frozen;
      case 'user_count_below_used':
        return faults.belowUsed(number('used'));
      case 'user_count_below_made':
        return faults.belowMade(number('made'));
      case 'mass_codes_max':
        return faults.massCodes(number('each'));
      case 'no_code_with_type':
        return faults.noCode;
      case 'check_end_date':
        return faults.endDate;
      default:
        return pictureMessage(words)(fault, label) ?? linkMessage(texts, linkNow)(fault, label);
    }
  };

/** Words of refusals that are shown at a field though they may name none (CAMP-88, CAMP-98). */
export const codeTexts = ({ faults }: CampaignFormTexts): ErrorTexts => ({
  campaign_code_already_exists: faults.codeExists,
  check_end_date: faults.endDate,
  user_count_below_used: ({ params }) => faults.belowUsed(formatNumber(Number(params.used))),
  user_count_below_made: ({ params }) => faults.belowMade(formatNumber(Number(params.made))),
});
