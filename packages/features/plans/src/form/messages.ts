import type { FaultMessage } from '@telve/kit';
import { priceText } from '../list/money';
import type { PlanTexts } from '../texts';

/** Words of a price's faults (PLAN-10). */
export const priceMessage =
  (texts: PlanTexts): FaultMessage =>
  ({ field, code, params }) => {
    if (field !== 'amount') return undefined;
    if (code === 'required') return texts.required;
    return code === 'max' ? texts.tooHigh(priceText(Number(params?.max))) : texts.wrong;
  };
