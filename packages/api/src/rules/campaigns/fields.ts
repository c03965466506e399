import { number } from 'yup';
import {
  type CampaignType,
  type CodeType,
  campaignLimits,
  campaignTypes,
  codeTypes,
  hasDiscount,
  mayHaveCodeType,
  segmentTypes,
  subscriptionTypes,
} from '../../contract/campaigns/values';
import { jpegFile } from '../image-file';
import { linkFields } from '../links';
import { date, fault, flag, integer, keptDate, keptText, oneOf, optionOf, requiredText, text } from '../schemas';

const { codeMin, codeMax, prefixMin, prefixMax, discountMin, discountMax, usageCountMax } = campaignLimits;

/** The parts of a campaign that others hang on; absent ones are as the form begins (CAMP-64, CAMP-66). */
interface Parts {
  type?: CampaignType;
  codeType?: CodeType;
}

const typeOf = (parent: unknown): CampaignType => (parent as Parts).type ?? 'General';
const codeTypeOf = (parent: unknown): CodeType => (parent as Parts).codeType ?? 'General';

const isBlank = (value: string | null | undefined): boolean => value == null || value.trim() === '';

/** Whether an absent part is left as it is stored, so that no rule asks for it. */
interface Of {
  isChange: boolean;
}

/** Whether a change leaves open how codes are given out: the stored record tells, which the rules do not see. */
const isOpen = ({ isChange }: Of, parent: unknown): boolean => isChange && (parent as Parts).codeType === undefined;

/** The general code: there for the code type General alone, word characters, in its length (CAMP-83 to CAMP-85). */
const code = (min: number, max: number, of: Of) =>
  text()
    .test('required_if', fault('required'), function required(value) {
      const isKept = (of.isChange && value === undefined) || isOpen(of, this.parent);
      return isKept || codeTypeOf(this.parent) !== 'General' || !isBlank(value);
    })
    .test('word_characters', fault('word_characters'), (value) => isBlank(value) || /^\w+$/.test(value as string))
    .test('code_length', fault('code_length', { min, max }), (value) => {
      return isBlank(value) || ((value as string).length >= min && (value as string).length <= max);
    });

/** Asked for the types with a discount, where the fault is the same for none and for one out of range (CAMP-81, CAMP-82). */
const discount = ({ isChange }: Of) =>
  number()
    .typeError(fault('type'))
    .nullable()
    .integer(fault('integer'))
    .test('discount_range', fault('discount_range', { min: discountMin, max: discountMax }), function inRange(value) {
      if ((isChange && value === undefined) || !hasDiscount(typeOf(this.parent))) return true;
      return value != null && value >= discountMin && value <= discountMax;
    });

const usageCount = ({ isChange }: Of) =>
  integer(1, usageCountMax)
    .nullable()
    .test('required_if', fault('required'), function required(value) {
      return (isChange && value === undefined) || !hasDiscount(typeOf(this.parent)) || value != null;
    });

const userCount = (of: Of) =>
  integer(1, campaignLimits.userCountMax)
    .nullable()
    .test('required_if', fault('required'), function required(value) {
      const isKept = (of.isChange && value === undefined) || isOpen(of, this.parent);
      return isKept || codeTypeOf(this.parent) === 'NoCode' || value != null;
    });

const codeType = ({ isChange }: Of) =>
  optionOf(codeTypes).test('no_code_with_type', fault('no_code_with_type'), function withType(value) {
    const isOpen = isChange && (this.parent as Parts).type === undefined;
    return value == null || isOpen || mayHaveCodeType(typeOf(this.parent), value as CodeType);
  });

const partsOf = (of: Of) => ({
  segmentType: optionOf(segmentTypes),
  discount: discount(of),
  usageCount: usageCount(of),
  codeType: codeType(of),
  userCount: userCount(of),
  ...linkFields(of.isChange),
  priority: integer(0, campaignLimits.priorityMax),
  shown: flag(),
  active: flag(),
  subscriptionType: optionOf(subscriptionTypes),
  img: jpegFile(campaignLimits.imageBytesMax),
});

const made = { isChange: false };
const changed = { isChange: true };

/** Unique codes of one company where each of so many gets as many (GRP-28). */
const massShare = (companies: number): number => Math.floor(campaignLimits.massCodesMax / Math.max(1, companies));

/** The codes of each company: unique ones are made of all of them together, and one call orders no more than a limit. */
const massUserCount = () =>
  userCount(made).test('mass_codes_max', function withinLimit(value) {
    const { companyList = [] } = this.parent as { companyList?: readonly unknown[] | null };
    const each = massShare(new Set(companyList).size);
    if (codeTypeOf(this.parent) !== 'Unique' || value == null || value <= each) return true;
    return this.createError({ message: fault('mass_codes_max', { max: campaignLimits.massCodesMax, each }) });
  });

const fieldsWith = (generalCode: ReturnType<typeof code>) => ({
  title: requiredText(),
  shortDescription: requiredText(),
  description: requiredText(campaignLimits.description),
  endDate: date().required(fault('required')),
  type: oneOf(campaignTypes),
  code: generalCode,
  ...partsOf(made),
});

/** Every field of a campaign (CAMP-73 to CAMP-98). */
export const campaignFields = () => fieldsWith(code(codeMin, codeMax, made));

/** Every field of the campaigns of a mass creation, whose code is a beginning only (GRP-22). */
export const massCampaignFields = () => ({
  ...fieldsWith(code(prefixMin, prefixMax, made)),
  userCount: massUserCount(),
});

/** Every field of a change of a campaign, where what is absent stays as it is. */
export const changedCampaignFields = () => ({
  title: keptText(),
  shortDescription: keptText(),
  description: keptText(campaignLimits.description),
  endDate: keptDate(),
  type: optionOf(campaignTypes),
  code: code(codeMin, codeMax, changed),
  ...partsOf(changed),
});
