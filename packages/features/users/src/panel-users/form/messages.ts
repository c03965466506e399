import type { FaultMessage } from '@telve/kit';
import type { PanelUserTexts } from '../texts';

/** Words of the server's refusals at a field (PU-38); rules are told in the kit's words (PU-24 to PU-30). */
export const panelUserMessage =
  ({ errors }: PanelUserTexts): FaultMessage =>
  ({ code }) =>
    Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : undefined;
