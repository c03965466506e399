import { type FieldError, isApiError } from '@telve/api';
import type { AuthTexts } from '../texts';

/** Text for an e-mail the rules refuse, or undefined for a good one (AUTH-22, AUTH-23). */
export const forgotPasswordError = (texts: AuthTexts, [fault]: readonly FieldError[]): string | undefined => {
  if (!fault) return undefined;
  if (fault.code === 'required') return texts.emailRequired;
  return fault.code === 'max_length' ? texts.maxLength(Number(fault.params?.max)) : texts.emailInvalid;
};

/** Text of a refused request (AUTH-25). */
export const forgotPasswordRefusal = (texts: AuthTexts, error: unknown): string => {
  if (!isApiError(error)) return texts.generalError;
  if (error.code === 'user_not_found') return texts.userNotFound;
  if (error.code === 'user_passive') return texts.userPassive;
  return error.status === 429 ? texts.tooManyRequests(error.retryAfter ?? 60) : texts.generalError;
};
