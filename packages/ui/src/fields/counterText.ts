import { formatNumber } from '@telve/locale';

/** How much of a limit a text has used: "17 / 2.000". */
export const counterText = (text: string, limit: number) => `${formatNumber(text.length)} / ${formatNumber(limit)}`;
