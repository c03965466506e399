import { isClosedDay, type VenueCoffeeSize } from '@telve/api';

/** Turkish names of the sizes of coffees (D-48). */
export const sizeTexts: Readonly<Record<VenueCoffeeSize, string>> = { Small: 'Küçük', Middle: 'Orta', Big: 'Büyük' };

const shutDay = 'kapalı';

/** The hours of a day in the audit log, whoever changed them. */
export const hoursText = (open: string, close: string): string =>
  isClosedDay({ openHour: open, closeHour: close }) ? shutDay : `${open}–${close}`;
