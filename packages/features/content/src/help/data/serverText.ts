import { isApiError } from '@telve/api';

/** The server's own sentence of a refusal, which the forms of this feature show (HELP-32, HELP-33); none where no server answered. */
export const serverText = (error: unknown): string | undefined =>
  isApiError(error) && error.status >= 400 && error.message !== '' ? error.message : undefined;
