const GROUPED = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^[+-]?\d+(,\d+)?$/;
const MAX_LENGTH = 40;

/**
 * Reads a number as Turkish people write it: comma before the decimals, dots only between groups of three
 * (`1.234,50`, `1234,5`, `-0,5`). What could mean two things is not guessed: `1.5`, `12.34`, `1,234.50`,
 * `1e3` and `0x10` give `null`, as does an empty text.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim().replace('\u2212', '-');
  if (trimmed.length > MAX_LENGTH || !(GROUPED.test(trimmed) || PLAIN.test(trimmed))) return null;
  const value = Number(trimmed.replaceAll('.', '').replace(',', '.'));
  return value === 0 ? 0 : value;
}

/** {@link parseDecimal} for whole numbers within ±2^53: `25.000` is 25000, `2,5` is `null`. */
export function parseInteger(text: string): number | null {
  const value = text.includes(',') ? null : parseDecimal(text);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}
