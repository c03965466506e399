import { MISSING } from './missing';
import { formatNumber } from './number';

/** Bytes of a KB as the file limits count it: "350 KB" is 358,400 bytes (MCAMP-26, BAN-69). */
export const BYTES_PER_KB = 1_024;

/** Bytes of an MB as the file limits count it: "10MB" is 10,000,000 bytes (WIZ-55). */
export const BYTES_PER_MB = 1_000_000;

function tenths(bytes: number, unit: number): string {
  // Upwards: a file over its limit never reads as the limit itself.
  return formatNumber(Math.ceil((bytes * 10) / unit) / 10, { maxDecimals: 1 });
}

/**
 * A file size, `1,2 MB`, with a non-breaking space and at most one decimal, rounded up. The units are those
 * of the specification's limits, so that 358,400 reads `350 KB` and 10,000,000 reads `10 MB`.
 * Nothing and negative numbers are `—`.
 */
export function formatBytes(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return MISSING;
  if (bytes < BYTES_PER_KB) return `${formatNumber(bytes, { maxDecimals: 0 })}\u00A0B`;
  if (bytes < BYTES_PER_MB) return `${tenths(bytes, BYTES_PER_KB)}\u00A0KB`;
  return `${tenths(bytes, BYTES_PER_MB)}\u00A0MB`;
}
