import type { FaultMessage } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import type { TimePeriodTexts } from '../texts';

/** Words of the minutes' faults (CAT-22, CAT-23, CAT-24, D-91); every other fault is told in the kit's words. */
export const timePeriodMessage =
  (texts: TimePeriodTexts): FaultMessage =>
  ({ field, code, params }) => {
    if (field !== 'timePeriod') return undefined;
    switch (code) {
      case 'required':
        return texts.required;
      case 'max':
        return texts.tooLong(formatNumber(Number(params?.max)));
      case 'time_period_already_exists':
        return texts.exists;
      default:
        return texts.notWhole;
    }
  };
