import { MISSING } from './missing';

/** How many decimals a number shows. Both default to what the function names. */
export interface NumberFormatOptions {
  /** Decimals that always stand, zeros included. */
  readonly minDecimals?: number;
  /** Decimals after which the number is rounded. */
  readonly maxDecimals?: number;
}

const formats = new Map<string, Intl.NumberFormat>();

function turkish(style: 'decimal' | 'percent', min: number, max: number): Intl.NumberFormat {
  const key = `${style}-${min}-${max}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('tr', { style, minimumFractionDigits: min, maximumFractionDigits: max });
    formats.set(key, format);
  }
  return format;
}

function show(value: number | null | undefined, style: 'decimal' | 'percent', min: number, max: number): string | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const text = turkish(style, min, Math.max(min, max)).format(value);
  // Rounding may leave a minus on nothing.
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

/** `1.234,5`: at most two decimals unless told. Nothing, NaN and infinities are `—`. */
export function formatNumber(value: number | null | undefined, options: NumberFormatOptions = {}): string {
  const { minDecimals = 0, maxDecimals = 2 } = options;
  return show(value, 'decimal', minDecimals, maxDecimals) ?? MISSING;
}

/**
 * `1.234,50 ₺`, the sign after a non-breaking space.
 *
 * @param lira amount in Turkish lira, not kuruş.
 * @param options decimals; always two unless told (plan prices are whole lira: `{ minDecimals: 0, maxDecimals: 0 }`).
 */
export function formatMoney(lira: number | null | undefined, options: NumberFormatOptions = {}): string {
  const { minDecimals = 2, maxDecimals = Math.max(2, minDecimals) } = options;
  const text = show(lira, 'decimal', minDecimals, maxDecimals);
  return text === null ? MISSING : `${text}\u00A0₺`;
}

/**
 * `%8,4`: at most one decimal unless told.
 *
 * @param ratio the part of one: 0.084 is `%8,4`.
 */
export function formatPercent(ratio: number | null | undefined, options: NumberFormatOptions = {}): string {
  const { minDecimals = 0, maxDecimals = 1 } = options;
  return show(ratio, 'percent', minDecimals, maxDecimals) ?? MISSING;
}
