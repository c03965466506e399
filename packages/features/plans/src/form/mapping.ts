import type { SubscriptionPlan } from '@telve/api';
import { amountOf } from './priceInput';

/** Values of the form. */
export interface PriceValues {
  /** The price as it is typed; empty for none. */
  amount: string;
}

/** The present price as the form starts from it. */
export const toValues = ({ amount }: Pick<SubscriptionPlan, 'amount'>): PriceValues => ({ amount: String(amount) });

/** A save as the call's input. What is missing travels as missing and what is no whole amount as NaN: the rules say so (PLAN-10, PLAN-11, PLAN-14). */
export const toInput = (id: number, { amount }: PriceValues) => ({
  id,
  amount: (amountOf(amount) ?? undefined) as number,
});
