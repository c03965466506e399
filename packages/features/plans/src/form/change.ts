import { formatPercent } from '@telve/locale';
import type { PlanTexts } from '../texts';
import { amountOf } from './priceInput';

/** How a typed price compares with the present one, as a sentence. */
export const changeText = (now: number, typed: string, texts: Pick<PlanTexts, 'whole' | 'increase' | 'decrease'>) => {
  const next = amountOf(typed);
  if (next === null || Number.isNaN(next) || now === 0 || next === now) return texts.whole;
  const percent = formatPercent(Math.abs(next - now) / now, { minDecimals: 1 });
  return next > now ? texts.increase(percent) : texts.decrease(percent);
};
