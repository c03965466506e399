import type { AnimationFault } from '../animation/read';

/** Message of a rule: a code and its values. Sentences are the texts' business, in the form and on the server. */
export interface RuleFault {
  code: RuleCode;
  params?: Record<string, string | number>;
}

/** Codes an input rule may answer. */
export type RuleCode =
  | 'required'
  | 'type'
  | 'email'
  | 'max_length'
  | 'min_length'
  | 'integer'
  | 'min'
  | 'max'
  | 'one_of'
  | 'date'
  | 'date_range_open'
  | 'date_range_reversed'
  | 'link'
  | 'link_with_parts'
  | 'word_characters'
  | 'code_length'
  | 'no_code_with_type'
  | 'discount_range'
  | 'unknown_field'
  | 'person_name'
  | 'latin_letters'
  | 'phone'
  | 'iban'
  | 'tax_number_length'
  | 'otp'
  | 'consent'
  | 'time'
  | 'hours_required'
  | 'hours_equal'
  | 'milk_required'
  | 'executives_max'
  | 'sub_campaigns_max'
  | 'mass_codes_max'
  | 'coffee_not_offered'
  | 'coffee_twice'
  | 'busy_end_required'
  | 'holiday_end_required'
  | 'not_together'
  | 'image_type'
  | 'image_size'
  | 'image_content'
  | 'file_type'
  | 'file_size'
  | 'file_empty'
  | 'file_content'
  | 'file_active'
  | 'file_locked'
  | 'file_infected'
  | 'image_or_animation'
  | 'cannot_be_negative'
  | AnimationFault;

/** Builds a rule's message: `rule('max_length', { max: 255 })`. */
export const rule = (code: RuleCode, params?: Record<string, string | number>): RuleFault =>
  params ? { code, params } : { code };
