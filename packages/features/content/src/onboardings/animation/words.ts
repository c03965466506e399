import { formatNumber } from '@telve/locale';

/** `5.12` of the format `5.12.1`. */
export const shortFormat = (format: string): string => format.split('.').slice(0, 2).join('.');

/** Seconds with one decimal: `2,4`. */
export const secondsText = (seconds: number): string => formatNumber(seconds, { minDecimals: 1, maxDecimals: 1 });
