import { type ErrorDetail, errorDetail, tell as tellBy } from '@telve/kit/element';
import { choiceText } from '../../scope/choice';
import type { MountOptions } from './options';

/** The events of the element; all bubble and cross shadow roots. */
export interface ReportEventMap {
  /** `month`, `2026-11-01..2026-11-26`. */
  'telve:range': CustomEvent<{ range: string }>;
  'telve:error': CustomEvent<ErrorDetail>;
}

/** Callbacks that become events of an element. */
export const eventsOf = (element: HTMLElement): Required<Pick<MountOptions, 'onRangeChange' | 'onError'>> => {
  const tell = (type: keyof ReportEventMap, detail: unknown) => tellBy(element, type, detail);
  return {
    onRangeChange: (range) => tell('telve:range', { range: choiceText(range) }),
    onError: (error) => tell('telve:error', errorDetail(error)),
  };
};
