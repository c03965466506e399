import { type ApiError, isApiError } from '@telve/api';
import { useCallback } from 'react';
import { kitTexts } from '../texts';
import { useLatest } from '../util/useLatest';
import { useTexts } from './texts';

/**
 * Turkish sentence by error code; a function when it holds values of the error. `otherwise` stands for every code without
 * a sentence, for places whose general text differs from the usual one (D-14).
 */
export type ErrorTexts = Readonly<Record<string, string | ((error: ApiError) => string)>> & {
  readonly otherwise?: string;
};

/** True for what the user need not be told: an aborted call, and refusals that the session answers itself (401, 403). */
export const isSilent = (error: unknown): boolean =>
  isApiError(error) ? error.status === 401 || error.status === 403 : (error as Error | null)?.name === 'AbortError';

/**
 * Turns an error into Turkish by its code: the feature's texts first (D-24), then the general ones,
 * else “Bir hata oluştu”. Raw server text is never shown.
 */
export const useErrorText = (map: ErrorTexts = {}): ((error: unknown) => string) => {
  const { errors } = useTexts(kitTexts);
  const texts = useLatest(map);
  return useCallback(
    (error) => {
      const unknown = texts.current.otherwise ?? errors.unknown;
      if (!isApiError(error)) return unknown;
      const own = texts.current[error.code];
      if (own !== undefined) return typeof own === 'function' ? own(error) : own;
      if (error.code === 'too_many_requests') return errors.tooManyRequests(error.retryAfter);
      return error.code === 'version_conflict' ? errors.conflict : unknown;
    },
    [errors, texts],
  );
};
