/** Thousands as they are grouped in Turkish: `1.249`. */
const grouped = /^[1-9]\d{0,2}(\.\d{3})+$/;
const unfinishedGroup = /^[1-9]\d{0,2}(\.\d{3})*\.\d{0,2}$/;

/** A text without spaces and the lira sign, as it comes from a table or a document: `1.249,00 ₺`. */
const bare = (text: string) => text.replace(/\s/g, '').replace(/^₺|(₺|TL)$/i, '');

/**
 * What stays in the field after an edit. Letters and other signs are not taken at all (PLAN-11). Comma and point stay: without them
 * `449,90` would be a hundred times that price.
 */
export const textAfter = (before: string, typed: string): string => {
  const next = bare(typed);
  return /^[\d.,]*$/.test(next) ? next : before;
};

/** The whole lira a text says, grouped or with nothing but zeros after its comma; null for none, NaN where it is no such amount (D-83). */
export const amountOf = (text: string): number | null => {
  if (text === '') return null;
  const whole = text.replace(/(\d),0*$/, '$1');
  if (grouped.test(whole)) return Number(whole.replaceAll('.', ''));
  return /^\d+$/.test(whole) ? Number(whole) : Number.NaN;
};

/** Nothing that is typed after it makes a whole amount of this text. */
export const isRefused = (text: string): boolean => Number.isNaN(amountOf(text)) && !unfinishedGroup.test(text);
