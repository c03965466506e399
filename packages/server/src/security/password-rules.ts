import { limits, type Role } from '@telve/api';
import { Refusal } from '../http/errors';
import { isCommonPassword } from './common-passwords';

const codePoints = (text: string): number => [...text].length;

const refuse = (
  code: 'password_too_short' | 'password_too_long' | 'password_common',
  params?: Record<string, number>,
) => new Refusal(code, { params, fields: [{ field: 'newPassword', code, ...(params && { params }) }] });

/**
 * Throws what is wrong with a chosen password (D-91): at least 8 code points, 15 for a PanelUser, at most 128, and none
 * that everybody tries first. Nothing is said about which characters it must hold.
 */
export const expectGoodPassword = (password: string, role: Role, personal: readonly string[]): void => {
  const min = role === 'PanelUser' ? limits.adminPassword : limits.password;
  const length = codePoints(password.normalize('NFKC'));
  if (length < min) throw refuse('password_too_short', { min });
  if (length > limits.passwordMax) throw refuse('password_too_long', { max: limits.passwordMax });
  if (isCommonPassword(password, personal)) throw refuse('password_common');
};
