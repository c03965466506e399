import { type CampaignFields, hasDiscount, upperCode } from '@telve/api';
import { campaignRules, type EntryRules, faultsOf } from '@telve/api/rules';
import { cleanLine, cleanText } from '@telve/locale';
import { Refusal } from '../../http/errors';

/** A new campaign before anything was said about it (CAMP-64 to CAMP-70). */
export const emptyCampaign: CampaignFields = {
  title: '',
  shortDescription: '',
  description: '',
  endDate: '',
  type: 'General',
  segmentType: 'NoSegment',
  discount: null,
  usageCount: null,
  codeType: 'General',
  userCount: null,
  code: '',
  link: '',
  campaignLinkType: 'InternalLink',
  linkText: '',
  priority: 0,
  shown: true,
  active: true,
  subscriptionType: 'GENERAL',
};

/** Names of everything a form of a campaign holds. */
export const fieldNames = Object.keys(emptyCampaign) as readonly (keyof CampaignFields)[];

/** Texts as they are kept; a link is kept as it was judged. */
const cleaned = (fields: CampaignFields): CampaignFields => ({
  ...fields,
  title: cleanLine(fields.title),
  shortDescription: cleanLine(fields.shortDescription),
  description: cleanText(fields.description).trim(),
  linkText: cleanLine(fields.linkText),
});

/** What does not belong to the type, the code type and the link goes (CAMP-62, CAMP-82, D-72). */
const settled = (fields: CampaignFields): CampaignFields => {
  const { type, codeType } = fields;
  const link = fields.link.trim() === '' ? '' : fields.link;
  return {
    ...fields,
    discount: hasDiscount(type) ? fields.discount : null,
    usageCount: hasDiscount(type) ? fields.usageCount : null,
    userCount: codeType === 'NoCode' ? null : fields.userCount,
    code: codeType === 'General' ? upperCode(fields.code) : '',
    link,
    linkText: link === '' ? '' : fields.linkText,
  };
};

/**
 * The fields of a campaign as they are kept: what was given over what is there, cleaned, and judged as a whole. The
 * form's rules have seen no more than what was sent, as it was typed.
 *
 * @param before the stored campaign; left out, a new one
 * @param rules what judges them
 * @param beside what the rules ask for besides the fields
 * @throws Refusal `validation_failed`
 */
export const fieldsOf = (
  given: Partial<CampaignFields>,
  before: CampaignFields = emptyCampaign,
  rules: Pick<EntryRules, 'input'> = campaignRules.create,
  beside: object = {},
): CampaignFields => {
  const named = fieldNames.filter((name) => given[name] !== undefined);
  const merged = { ...before, ...Object.fromEntries(named.map((name) => [name, given[name]])) };
  const fields = settled(cleaned(merged));
  const faults = faultsOf(rules, { ...fields, ...beside });
  if (faults.length > 0) throw new Refusal('validation_failed', { fields: faults });
  return fields;
};
