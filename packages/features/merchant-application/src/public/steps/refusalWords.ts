import type { Refusal } from '../journey/refusals';
import type { Step } from '../journey/state';
import type { PublicApplicationTexts } from '../texts';

/** A refusal as it is told. `action` says what helps. */
export interface RefusalWords {
  title?: string;
  text: string;
  action?: 'retry' | 'changeEmail' | 'enterCode';
}

/** Words of a refusal at its step; null where a field says them (APP-33 to APP-38, D-35). */
export const refusalWords = (texts: PublicApplicationTexts, refusal: Refusal, step: Step): RefusalWords | null => {
  const otherEmail = step === 'code' ? ({ action: 'changeEmail' } as const) : {};
  switch (refusal.kind) {
    case 'registered':
      return step === 'form' ? null : { text: texts.userExists, ...otherEmail };
    case 'open':
      return step === 'form' ? null : { text: texts.applicationOpen, ...otherEmail };
    case 'exists':
      return { text: texts.applicationExists, ...otherEmail };
    case 'wrongCode':
      return { title: texts.codeWrong, text: texts.codeWrongText };
    case 'tooManyTries':
      return { title: texts.tooManyTries, text: texts.tooManyTriesText };
    case 'unconfirmed':
      return { title: texts.confirmationOver, text: texts.confirmationOverText };
    case 'fields':
      return { text: texts.refusedFields };
    case 'wait':
      return { text: texts.wait(refusal.seconds) };
    case 'waitCode':
      return { text: texts.waitCode(refusal.seconds), ...(step === 'form' ? { action: 'enterCode' } : {}) };
    case 'failed':
      return { title: texts.failed, text: texts.failedText, action: 'retry' };
  }
};
