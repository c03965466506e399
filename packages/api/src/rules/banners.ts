import { number } from 'yup';
import { bannerApplications, type bannerEntries, bannerOrder, bannerSortColumns, sortTypes } from '../contract/banners';
import { contentImageBytesMax } from '../contract/limits';
import { isSafeLink } from '../contract/links';
import { contentImage } from './content-images';
import { jpegFile } from './image-file';
import { rulesFor } from './rules';
import {
  date,
  fault,
  flag,
  input,
  keptDate,
  keptText,
  optionOf,
  out,
  pageFields,
  requiredId,
  requiredText,
  text,
  version,
} from './schemas';

const rowFields = {
  id: out.integer(),
  title: out.text(),
  endDate: out.text(),
  isActive: out.flag(),
  order: out.integer(),
  applicationType: out.text(),
  imgUrl: out.text(),
};

const record = out.record({
  ...rowFields,
  link: out.text(),
  linkText: out.text(),
  imgUrlEn: out.nullableText(),
  img: contentImage(),
  imgEn: contentImage().nullable(),
  version: out.integer(),
});

const isGiven = (value: string | null | undefined): boolean => value != null && value.trim() !== '';

/** A whole number; below 0 it has a code of its own, which comes first (BAN-87). */
const order = () =>
  number()
    .typeError(fault('type'))
    .test('cannot_be_negative', fault('cannot_be_negative'), (value) => value === undefined || value >= 0)
    .integer(fault('integer'))
    .min(bannerOrder.min, fault('min', { min: bannerOrder.min }))
    .max(bannerOrder.max, fault('max', { max: bannerOrder.max }));

/** A link without a text is refused by form and server alike (BAN-67); an absent part of a change stays as it is. */
const linkText = (isChange: boolean) =>
  text().test('link_with_parts', fault('link_with_parts'), function withLink(value) {
    const { link } = this.parent as { link?: string };
    return isGiven(value) || (isChange && value === undefined) || !isGiven(link);
  });

/** What form and server ask of a link: the form its length alone (BAN-66), the server also where it leads (BAN-85). */
const safeLink = () =>
  text().test('link', fault('link'), (value) => !isGiven(value) || isSafeLink(value as string, 'ExternalLink'));

const parts = (isChange: boolean) => ({
  linkText: linkText(isChange),
  isActive: flag(),
  applicationType: optionOf(bannerApplications),
  img: jpegFile(contentImageBytesMax),
  imgEn: jpegFile(contentImageBytesMax),
});

const created = {
  title: requiredText(),
  order: order().required(fault('required')),
  endDate: date().required(fault('required')),
  ...parts(false),
  img: jpegFile(contentImageBytesMax).required(fault('required')),
  // The form asks for both; a call without the English image shows the Turkish one in both languages.
  link: text(),
};

const changed = {
  id: requiredId(),
  version: version(),
  title: keptText(),
  order: order(),
  endDate: keptDate(),
  ...parts(true),
  link: text(),
};

/** The rules of the banner forms. */
export const bannerFormRules = {
  create: input({ ...created, imgEn: jpegFile(contentImageBytesMax).required(fault('required')) }),
  update: input(changed),
};

const listFields = {
  isActive: flag(),
  applicationType: optionOf(bannerApplications),
  startDate: date(),
  endDate: date(),
  sortingColumn: optionOf(bannerSortColumns),
  sortType: optionOf(sortTypes),
};

export const bannerRules = rulesFor<typeof bannerEntries>()({
  list: { input: input({ ...pageFields(), ...listFields }), payload: out.page(out.record(rowFields)) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: { input: input({ ...created, link: safeLink() }), payload: record },
  update: { input: input({ ...changed, link: safeLink() }), payload: out.flag() },
  remove: { input: input({ id: requiredId() }), payload: out.flag() },
});
