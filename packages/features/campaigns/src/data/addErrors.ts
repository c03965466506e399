import { type ApiError, errorStatus } from '@telve/api';
import type { ErrorTexts } from '@telve/kit';

/** A failed add is told in the server's words, where it has some (CAMP-118, D-75). */
export const addErrors = (failed: string): ErrorTexts =>
  Object.fromEntries(Object.keys(errorStatus).map((code) => [code, ({ message }: ApiError) => message || failed]));
