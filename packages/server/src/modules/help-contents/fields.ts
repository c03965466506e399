import type { HelpContentFields } from '@telve/api';
import { type EntryRules, faultsOf, helpContentRules } from '@telve/api/rules';
import { cleanLine, cleanText } from '@telve/locale';
import { Refusal } from '../../http/errors';

/** Plain texts: nothing that can be seen is taken out, markup least of all. */
const cleaned = (fields: HelpContentFields): HelpContentFields => ({
  title: cleanLine(fields.title),
  titleEn: cleanLine(fields.titleEn),
  description: cleanText(fields.description).trim(),
  descriptionEn: cleanText(fields.descriptionEn).trim(),
  helpMenuId: fields.helpMenuId,
  active: fields.active,
  priority: fields.priority,
});

const whole: Pick<EntryRules, 'input'> = { input: helpContentRules.create.input };

/**
 * The fields of a help content as they are kept: cleaned, and judged again as that can leave nothing of a text.
 *
 * @throws Refusal `validation_failed`
 */
export const fieldsOf = (given: HelpContentFields): HelpContentFields => {
  const fields = cleaned(given);
  const faults = faultsOf(whole, fields);
  if (faults.length > 0) throw new Refusal('validation_failed', { fields: faults });
  return fields;
};
