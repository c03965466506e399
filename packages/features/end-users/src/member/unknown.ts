import { isApiError } from '@telve/api';
import { isNotFound } from '@telve/kit';

/** True for the answer that nobody has this user ID (SUP-21). */
export const isUnknownMember = (error: unknown): boolean =>
  isNotFound(error) || (isApiError(error) && error.code === 'user_not_found');
