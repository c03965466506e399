import { type Mask, PHONE_MASK } from '@telve/locale';

/** `+90 532 123 45 67`: the simple form's mask (APP-43). Reads every spelling that the usual one reads. */
export const simplePhoneMask: Mask = { ...PHONE_MASK, pattern: '+90 ### ### ## ##' };
