import type { FaultMessage } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import type { HelpContentTexts } from '../texts';

/** Words of a help content's faults where they differ from the kit's (HELP-17, HELP-19, HELP-21, HELP-22, HELP-23). */
export const helpContentMessage =
  ({ faults }: Pick<HelpContentTexts, 'faults'>): FaultMessage =>
  ({ field, code, params }) => {
    switch (field) {
      case 'title':
      case 'titleEn':
        return code === 'required' ? faults.question : undefined;
      case 'description':
      case 'descriptionEn':
        return code === 'required' ? faults.answer : undefined;
      case 'priority':
        if (code === 'required') return faults.priority;
        if (code === 'min') return faults.negative;
        return code === 'max' ? faults.tooBig(formatNumber(Number(params?.max))) : faults.notWhole;
      default:
        return undefined;
    }
  };
