import { type FieldError, isApiError } from '@telve/api';
import type { FieldTexts } from '../form/useMessageForm';
import type { SignInTexts } from './texts';

export type SignInField = 'email' | 'password';

const fieldText = (texts: SignInTexts, fault: FieldError): string => {
  if (fault.code === 'required') return texts.requiredFields;
  if (fault.code === 'max_length') return texts.maxLength(Number(fault.params?.max));
  return fault.field === 'email' ? texts.signInEmailInvalid : texts.requiredFields;
};

/** Sentences of the rules' faults at their fields (AUTH-08, AUTH-09, AUTH-10). */
export const signInErrors = (texts: SignInTexts, faults: readonly FieldError[]): FieldTexts<SignInField> => {
  const errors: FieldTexts<SignInField> = {};
  for (const fault of faults) {
    if (fault.field === 'email' || fault.field === 'password') errors[fault.field] = fieldText(texts, fault);
  }
  return errors;
};

/**
 * Text of a refused sign-in (D-13): the known code's own, else the server's message of an answer that is
 * not a failure of the server, else the general one (AUTH-17, AUTH-18, AUTH-19).
 */
export const signInRefusal = (texts: SignInTexts, error: unknown): string => {
  if (!isApiError(error)) return texts.signInFailed;
  if (error.code === 'email_or_password_incorrect') return texts.emailOrPasswordIncorrect;
  if (error.status === 429) return texts.tooManyRequests(error.retryAfter ?? 60);
  const answered = error.status > 0 && error.status < 500;
  return answered && error.message ? error.message : texts.signInFailed;
};
