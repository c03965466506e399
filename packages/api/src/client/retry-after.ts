/**
 * Reads a Retry-After header, in either of its forms.
 * @param now epoch milliseconds
 * @returns whole seconds to wait, or undefined when there is none or it cannot be read
 */
export const readRetryAfter = (value: string | null, now: number): number | undefined => {
  const text = value?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
};
