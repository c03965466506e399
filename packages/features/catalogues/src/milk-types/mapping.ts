import type { CreateMilkTypeInput, MilkType, MilkTypeCode } from '@telve/api';

/** Values of the form. */
export interface MilkTypeValues {
  milkType: string;
  milkTypeCode: MilkTypeCode | '';
  active: boolean;
}

/** A new milk type (CAT-02). */
export const emptyMilkType: MilkTypeValues = { milkType: '', milkTypeCode: '', active: true };

/** The stored record as form values (CAT-03). */
export const toValues = ({ milkType, milkTypeCode, active }: MilkType): MilkTypeValues => ({
  milkType,
  milkTypeCode,
  active,
});

/** Form values as the call's input. A missing code travels as it is: the rules say what is missing. */
export const toInput = ({ milkTypeCode, ...values }: MilkTypeValues): CreateMilkTypeInput => ({
  ...values,
  milkTypeCode: (milkTypeCode === '' ? undefined : milkTypeCode) as MilkTypeCode,
});
