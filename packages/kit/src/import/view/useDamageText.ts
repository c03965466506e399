import { useTexts } from '../../texts/texts';
import type { DamagedCell } from '../pure/damage';
import { importTexts } from '../texts';

/** What a spreadsheet did to a cell, in words. */
export const useDamageText = (): ((cell: DamagedCell) => string) => {
  const texts = useTexts(importTexts).damage;
  return ({ damage, column, text }) => {
    switch (damage) {
      case 'scientific':
        return column.kind === 'iban' ? texts.iban : texts.scientific(column.digits);
      case 'lost_zeros':
        return texts.lostZeros(text.replace(/\D/g, '').length);
      case 'narrow':
        return texts.narrow;
      case 'formula_error':
        return texts.formulaError;
      default:
        return column.kind === 'iban' ? texts.iban : texts.lostDigits;
    }
  };
};
