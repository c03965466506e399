/**
 * A price as it is typed: digits and nothing else (PLAN-11). An edit with a letter, a comma or a point is not taken at all,
 * since `1.299,50` without its marks would be another price. Spaces around and between the digits go.
 */
export const digitsAfter = (before: string, typed: string): string => {
  const next = typed.replace(/\s/g, '');
  return /^\d*$/.test(next) ? next : before;
};
