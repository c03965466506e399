import { isApiError } from '@telve/api';

/** True for the answer that somebody has deleted the record. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;
