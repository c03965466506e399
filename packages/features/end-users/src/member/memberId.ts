/** Largest number a record can have. */
const idMax = 2_147_483_647;

/** True for a number that a member can have. */
export const isMemberId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= idMax;

/** What was typed as a user ID: a number, or why it is none that could be asked for. */
export type TypedId = { id: number } | { fault: 'required' | 'digits' | 'unknown' };

/** Reads a typed user ID (SUP-15, SUP-16). A number that no member can have is that of nobody (SUP-21). */
export const readMemberId = (typed: string): TypedId => {
  const text = typed.trim();
  if (text === '') return { fault: 'required' };
  if (!/^\d+$/.test(text)) return { fault: 'digits' };
  const id = Number(text);
  return isMemberId(id) ? { id } : { fault: 'unknown' };
};
