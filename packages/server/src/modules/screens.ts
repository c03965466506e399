import type { OnboardingFields } from '@telve/api';
import { type EntryRules, faultsOf } from '@telve/api/rules';
import { cleanLine, cleanText } from '@telve/locale';
import { onboardingSearch } from '../db/search';
import { Refusal } from '../http/errors';

/** What an app shows at its first start: a form holds the same for both apps. */
export type ScreenFields = OnboardingFields;

/** A new screen before anything was said about it. */
export const emptyScreen: ScreenFields = {
  title: '',
  description: '',
  link: '',
  linkText: '',
  ordering: 0,
  active: true,
};

const fieldNames = Object.keys(emptyScreen) as readonly (keyof ScreenFields)[];

/** Texts as they are kept; a link is kept as it was judged, and without one there is no text of it. */
const cleaned = (fields: ScreenFields): ScreenFields => {
  const link = fields.link.trim() === '' ? '' : fields.link;
  return {
    ...fields,
    title: cleanLine(fields.title),
    description: cleanText(fields.description).trim(),
    link,
    linkText: link === '' ? '' : cleanLine(fields.linkText),
  };
};

/**
 * The fields of a screen as they are kept: what was given over what is there, cleaned, and judged as a whole.
 *
 * @param whole judges everything but the files, which are judged as parts of the form before this
 * @param before the stored screen; left out, a new one
 * @throws Refusal `validation_failed`
 */
export const screenFieldsOf = (
  whole: Pick<EntryRules, 'input'>,
  given: Partial<ScreenFields>,
  before: ScreenFields = emptyScreen,
): ScreenFields => {
  const named = fieldNames.filter((name) => given[name] !== undefined);
  const fields = cleaned({ ...before, ...Object.fromEntries(named.map((name) => [name, given[name]])) });
  const faults = faultsOf(whole, fields);
  if (faults.length > 0) throw new Refusal('validation_failed', { fields: faults });
  return fields;
};

interface ScreenColumns {
  title: string;
  description: string;
  link: string;
  link_text: string;
  sort_order: number;
  active: boolean;
}

/** What a form holds, of a stored screen. */
export const toScreenFields = (record: ScreenColumns): ScreenFields => ({
  title: record.title,
  description: record.description,
  link: record.link,
  linkText: record.link_text,
  ordering: record.sort_order,
  active: record.active,
});

/** The fields of a screen as the tables keep them. */
export const toScreenColumns = (fields: ScreenFields) => ({
  title: fields.title,
  search: onboardingSearch(fields),
  description: fields.description,
  link: fields.link,
  link_text: fields.linkText,
  sort_order: fields.ordering,
  active: fields.active,
});
