import { fill } from '../../texts/fill';
import { type FileView, percentText } from './fileView';
import type { FileTexts } from './texts';

/** What a slot is showing, as far as it is read out. */
export interface SaidState {
  view: FileView;
  /** Name of the file that is shown. */
  name: string;
  /** Quarter of the sending that was reached, 0 to 1. */
  quarter: number;
  /** Only the first of several dropped files was taken. */
  several: boolean;
}

const ready = (before: SaidState, several: boolean, texts: FileTexts): string => {
  if (before.view === 'sending') return before.quarter === 1 ? texts.saidStored : texts.saidStopped;
  return several ? `${texts.saidChosen}. ${texts.several}` : texts.saidChosen;
};

/** What a slot's live region says after a change. */
export function saidOf(before: SaidState, now: SaidState, texts: FileTexts): string {
  const { view, name, quarter, several } = now;
  switch (view) {
    case 'checking':
      return '';
    case 'ready':
      return fill(ready(before, several, texts), { name });
    case 'sending':
      return fill(quarter > 0 ? texts.saidProgress : texts.progress, { name, percent: percentText(quarter) });
    case 'failed':
      return fill(texts.saidFailed, { name });
    default:
      return view === 'stored' && before.view === 'sending'
        ? fill(texts.saidStored, { name })
        : fill(texts.saidRemoved, { name: before.name });
  }
}
