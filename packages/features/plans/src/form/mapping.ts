import type { SubscriptionPlan } from '@telve/api';

/** Values of the form. */
export interface PriceValues {
  /** Digits as they are typed; empty for none. */
  amount: string;
}

/** The present price as the form starts from it. */
export const toValues = ({ amount }: Pick<SubscriptionPlan, 'amount'>): PriceValues => ({ amount: String(amount) });

/** A save as the call's input. What is missing travels as missing: the rules say so (PLAN-10, PLAN-14). */
export const toInput = (id: number, { amount }: PriceValues) => ({
  id,
  amount: (amount === '' ? undefined : Number(amount)) as number,
});
