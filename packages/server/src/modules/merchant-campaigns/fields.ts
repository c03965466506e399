import type { MerchantCampaignFields } from '@telve/api';
import { type EntryRules, faultsOf, merchantCampaignRules } from '@telve/api/rules';
import { cleanLine, cleanText } from '@telve/locale';
import { Refusal } from '../../http/errors';

/** A new campaign before anything was said about it. */
export const emptyCampaign: MerchantCampaignFields = {
  title: '',
  shortDescription: '',
  description: '',
  endDate: '',
  link: '',
  campaignLinkType: 'InternalLink',
  linkText: '',
  sortOrder: 0,
  isShownHomePage: false,
  active: true,
  isShown: true,
};

/** Names of everything a form of a campaign holds but its image. */
export const fieldNames = Object.keys(emptyCampaign) as readonly (keyof MerchantCampaignFields)[];

/** Texts as they are kept; a link is kept as it was judged, and without one there is no text of it. */
const cleaned = (fields: MerchantCampaignFields): MerchantCampaignFields => {
  const link = fields.link.trim() === '' ? '' : fields.link;
  return {
    ...fields,
    title: cleanLine(fields.title),
    shortDescription: cleanLine(fields.shortDescription),
    description: cleanText(fields.description).trim(),
    link,
    linkText: link === '' ? '' : cleanLine(fields.linkText),
  };
};

/** The image is judged as a file of the form, before this. */
const whole: Pick<EntryRules, 'input'> = { input: merchantCampaignRules.create.input.omit(['img']) };

/**
 * The fields of a campaign as they are kept: what was given over what is there, cleaned, and judged as a whole.
 *
 * @param before the stored campaign; left out, a new one
 * @throws Refusal `validation_failed`
 */
export const fieldsOf = (
  given: Partial<MerchantCampaignFields>,
  before: MerchantCampaignFields = emptyCampaign,
): MerchantCampaignFields => {
  const named = fieldNames.filter((name) => given[name] !== undefined);
  const fields = cleaned({ ...before, ...Object.fromEntries(named.map((name) => [name, given[name]])) });
  const faults = faultsOf(whole, fields);
  if (faults.length > 0) throw new Refusal('validation_failed', { fields: faults });
  return fields;
};
