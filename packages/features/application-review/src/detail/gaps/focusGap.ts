import type { ApplicationGap } from '@telve/api';

/** Field that is filled in so that the other one is. */
const filledBy: Partial<Record<ApplicationGap['field'], string>> = { bankName: 'iban' };

/** Leads to the field of a gap; where the form has none, such as for a document, to the heading of its section. */
export const focusGap = (form: HTMLFormElement | null, { field, step }: ApplicationGap): void => {
  const name = filledBy[field] ?? field;
  const input = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  const heading = form?.querySelector<HTMLElement>(`[data-section="${step}"] h2`);
  (input ?? heading)?.focus();
};
