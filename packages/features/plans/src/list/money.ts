import { formatMoney } from '@telve/locale';

/** A price in whole lira: `1.199 ₺` (D-83). */
export const priceText = (amount: number): string => formatMoney(amount, { minDecimals: 0, maxDecimals: 0 });
