import type { FaultMessage } from '@telve/kit';
import type { MilkTypeTexts } from './texts';

/** Words of a title that is taken (D-91); every other fault is told in the kit's words (CAT-18). */
export const milkTypeMessage =
  (texts: MilkTypeTexts): FaultMessage =>
  ({ code }) =>
    code === 'milk_type_already_exists' ? texts.exists : undefined;
