import type { VenueCoffeeSize } from '@telve/api';

/** Turkish names of the sizes of coffees (D-48). */
export const sizeTexts: Readonly<Record<VenueCoffeeSize, string>> = { Small: 'Küçük', Middle: 'Orta', Big: 'Büyük' };

/** A shut day in the audit log. */
export const closedDayText = 'kapalı';
