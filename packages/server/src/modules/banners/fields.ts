import type { BannerFields } from '@telve/api';
import { bannerRules, type EntryRules, faultsOf } from '@telve/api/rules';
import { cleanLine } from '@telve/locale';
import { Refusal } from '../../http/errors';

/** A new banner before anything was said about it (BAN-50, BAN-51). Its place has to be said. */
export const emptyBanner: Omit<BannerFields, 'order'> = {
  title: '',
  link: '',
  linkText: '',
  endDate: '',
  isActive: true,
  applicationType: 'UserApp',
};

/** Names of everything a form of a banner holds but its images. */
const fieldNames = [...(Object.keys(emptyBanner) as (keyof typeof emptyBanner)[]), 'order'] as const;

/** Texts as they are kept; a link is kept as it was judged, and without one there is no text of it. */
const cleaned = <Fields extends Omit<BannerFields, 'order'>>(fields: Fields): Fields => {
  const link = fields.link.trim() === '' ? '' : fields.link;
  return { ...fields, title: cleanLine(fields.title), link, linkText: link === '' ? '' : cleanLine(fields.linkText) };
};

/** The images are judged as files of the form, before this. */
const whole: Pick<EntryRules, 'input'> = { input: bannerRules.create.input.omit(['img', 'imgEn']) };

/**
 * The fields of a banner as they are kept: what was given over what is there, cleaned, and judged as a whole.
 *
 * @param before the stored banner; left out, a new one
 * @throws Refusal `validation_failed`
 */
export const fieldsOf = (
  given: Partial<BannerFields>,
  before: Omit<BannerFields, 'order'> & Partial<BannerFields> = emptyBanner,
): BannerFields => {
  const named = fieldNames.filter((name) => given[name] !== undefined);
  const fields = cleaned({ ...before, ...Object.fromEntries(named.map((name) => [name, given[name]])) });
  const faults = faultsOf(whole, fields);
  if (faults.length > 0) throw new Refusal('validation_failed', { fields: faults });
  // The rules have asked for the place.
  return fields as BannerFields;
};
