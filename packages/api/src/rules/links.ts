import { isSafeLink, type LinkType, linkTypes } from '../contract/links';
import { fault, optionOf, text } from './schemas';

interface LinkParts {
  link?: string;
  campaignLinkType?: LinkType;
  linkText?: string;
}

const isGiven = (value: string | null | undefined): boolean => value != null && value.trim() !== '';

/**
 * A link may be left out; with one, its type and its text must be there (CAMP-93 to CAMP-97, MCAMP-22, MCAMP-23).
 *
 * @param isChange an absent part stays as it is: whether the stored one will do is for the server to say
 */
export const linkFields = (isChange = false) => ({
  link: text().test('link', fault('link'), function safe(value) {
    const { campaignLinkType = isChange ? 'InternalLink' : 'ExternalLink' } = this.parent as LinkParts;
    return !isGiven(value) || isSafeLink(value as string, campaignLinkType);
  }),
  campaignLinkType: optionOf(linkTypes).test('link_with_parts', fault('required'), function withLink(value) {
    return value != null || isChange || !isGiven((this.parent as LinkParts).link);
  }),
  linkText: text().test('link_with_parts', fault('link_with_parts'), function withLink(value) {
    return isGiven(value) || (isChange && value === undefined) || !isGiven((this.parent as LinkParts).link);
  }),
});
