import type { CreateHelpContentInput, HelpContent, UpdateHelpContentInput } from '@telve/api';

/** Values of the form. */
export interface HelpContentValues {
  /** Id of the category; empty while none is chosen. */
  helpMenuId: string;
  /** Null while empty, NaN for a text that is no number. */
  priority: number | null;
  active: boolean;
  title: string;
  description: string;
  titleEn: string;
  descriptionEn: string;
}

/** A new question: first in order, active (HELP-08). */
export const emptyHelpContent: HelpContentValues = {
  helpMenuId: '',
  priority: 0,
  active: true,
  title: '',
  description: '',
  titleEn: '',
  descriptionEn: '',
};

/** The stored record as form values (HELP-11, HELP-12, HELP-13). */
export const toValues = (content: HelpContent): HelpContentValues => ({
  helpMenuId: String(content.helpMenuId),
  priority: content.priority,
  active: content.active,
  title: content.title,
  description: content.description,
  titleEn: content.titleEn,
  descriptionEn: content.descriptionEn,
});

const fieldsOf = ({ helpMenuId, priority, ...values }: HelpContentValues) => ({
  ...values,
  // What is missing travels as missing: the rules say so.
  helpMenuId: (helpMenuId === '' ? undefined : Number(helpMenuId)) as number,
  priority: (priority ?? undefined) as number,
});

/** A new question as the call's input. */
export const toCreate = (values: HelpContentValues): CreateHelpContentInput => fieldsOf(values);

/** A save: the id stands in the body (HELP-30). */
export const toUpdate = (id: number, values: HelpContentValues): UpdateHelpContentInput => ({
  id,
  ...fieldsOf(values),
});
