import { useTexts } from '../../texts/texts';
import type { ImportFault } from '../pure/faults';
import { importTexts } from '../texts';

/** Why a file is not taken, in words (VEN-18, VEN-23, COMP-09, COMP-11). */
export const useFaultText = (): ((fault: ImportFault) => string) => {
  const { faults } = useTexts(importTexts);
  return ({ code, params }) => {
    if (code === 'type' && params.content !== undefined) return faults.otherContent;
    if (code === 'limits' && params.limit === 'seconds') return faults.seconds;
    return faults[code];
  };
};
