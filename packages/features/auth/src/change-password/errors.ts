import { type FieldError, isApiError, limits, type Role } from '@telve/api';
import { isSilent } from '@telve/kit';
import type { FieldTexts } from '../form/useMessageForm';
import type { AuthTexts } from '../texts';

const passwordFields = ['currentPassword', 'newPassword', 'newPasswordAgain'] as const;
export type PasswordField = (typeof passwordFields)[number];
export type PasswordValues = Readonly<Record<PasswordField, string>>;
type PasswordErrors = FieldTexts<PasswordField>;

/** Shortest password the user may choose, in code points (D-91). */
export const minimumLength = (roles: readonly Role[]): number =>
  roles.includes('PanelUser') ? limits.adminPassword : limits.password;

/** Rules that tick while the new password is typed. */
export const passwordChecks = (values: PasswordValues, minimum: number) => ({
  length: [...values.newPassword].length >= minimum,
  different: values.newPassword !== '' && values.newPassword !== values.currentPassword,
  match: values.newPassword !== '' && values.newPassword === values.newPasswordAgain,
});

const required = (texts: AuthTexts, forced: boolean): Record<PasswordField, string> => ({
  currentPassword: forced ? texts.temporaryPasswordRequired : texts.currentPasswordRequired,
  newPassword: texts.newPasswordRequired,
  newPasswordAgain: texts.newPasswordAgainRequired,
});

/** Sentences at the fields before anything is sent. `faults` are those of the contract's rules; `forced`: the present password is a temporary one. */
export const passwordErrors = (
  texts: AuthTexts,
  values: PasswordValues,
  faults: readonly FieldError[],
  minimum: number,
  forced = false,
): PasswordErrors => {
  const errors: PasswordErrors = {};
  for (const field of passwordFields) if (values[field] === '') errors[field] = required(texts, forced)[field];
  for (const { field, code } of faults) {
    if (code === 'max_length' && (field === 'currentPassword' || field === 'newPassword')) {
      errors[field] = texts.passwordTooLong(limits.passwordMax);
    }
  }
  const checks = passwordChecks(values, minimum);
  if (!errors.newPassword && !checks.length) errors.newPassword = texts.passwordTooShort(minimum);
  if (!errors.newPassword && !checks.different) errors.newPassword = texts.passwordUnchanged;
  if (!errors.newPasswordAgain && !checks.match) errors.newPasswordAgain = texts.passwordsDiffer;
  return errors;
};

/** Where and how a refusal of the server is said: at its field, else one sentence; null for what the session answers itself. */
export const passwordRefusal = (texts: AuthTexts, error: unknown, minimum: number): PasswordErrors | string | null => {
  if (isSilent(error)) return null;
  if (!isApiError(error)) return texts.generalError;
  switch (error.code) {
    case 'password_incorrect':
      return { currentPassword: texts.passwordIncorrect };
    case 'password_too_short':
      return { newPassword: texts.passwordTooShort(minimum) };
    case 'password_too_long':
      return { newPassword: texts.passwordTooLong(limits.passwordMax) };
    case 'password_common':
      return { newPassword: texts.passwordCommon };
    case 'password_unchanged':
      return { newPassword: texts.passwordUnchanged };
    default:
      return error.status === 429 ? texts.tooManyRequests(error.retryAfter ?? 60) : texts.generalError;
  }
};
