import { helpLimits } from '@telve/api';
import { formatNumber, parseInteger } from '@telve/locale';
import type { HelpContentTexts } from '../texts';

/** A typed priority: a number that can be saved, or what is wrong with it. */
export type TypedPriority = { value: number; fault?: undefined } | { value?: undefined; fault: string };

/** Reads what was typed as a priority (HELP-06, HELP-23, D-23). */
export const readPriority = (text: string, { faults }: Pick<HelpContentTexts, 'faults'>): TypedPriority => {
  if (text.trim() === '') return { fault: faults.priority };
  const value = parseInteger(text);
  if (value === null) return { fault: faults.notWhole };
  if (value < 0) return { fault: faults.negative };
  if (value > helpLimits.priorityMax) return { fault: faults.tooBig(formatNumber(helpLimits.priorityMax)) };
  return { value };
};

/** What the field takes of an edit: digits, a minus before them, and the marks a number may be written with. */
export const keepPriority = (text: string): string => text.replaceAll('\u2212', '-').replace(/[^\d.,-]/g, '');
