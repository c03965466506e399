'use client';
import { TAX_NUMBER_MASK } from '@telve/locale';
import { MaskedField, type MaskedFieldProps } from '@telve/ui';
import { bindField } from '../bindField';

type TaxNumberProps = Omit<MaskedFieldProps, 'mask' | 'type' | 'inputMode'>;

const TaxNumber = ({ autoComplete = 'off', ...props }: TaxNumberProps) => (
  <MaskedField {...props} mask={TAX_NUMBER_MASK} autoComplete={autoComplete} />
);

/** A tax number, ten digits and nothing else, as a field of the surrounding EntityForm (WIZ-27, WIZ-57, COMP-40). */
export const FormTaxNumberField = /* @__PURE__ */ bindField(TaxNumber);
