import { type ApiError, isApiError } from '@telve/api';
import { useCallback } from 'react';
import { kitTexts } from '../texts';
import { useLatest } from '../util/useLatest';
import { useTexts } from './texts';

/** A sentence, or a function of the error; what answers undefined has none. */
type ErrorWords = string | ((error: ApiError) => string | undefined);

/**
 * Turkish sentence by error code; a function when it holds values of the error. `otherwise` stands for every code without
 * a sentence: a text where the general one differs from the usual (D-14), a function such as `serverWords` where more than
 * the code decides.
 */
export type ErrorTexts = Readonly<Record<string, ErrorWords>> & {
  readonly otherwise?: ErrorWords;
};

/** The server's own sentence of a refusal, for the places whose specification shows it; undefined where it said nothing. */
export const serverWords = (error: unknown): string | undefined =>
  isApiError(error) && error.status > 0 && error.message !== '' ? error.message : undefined;

/** True for what the user need not be told: an aborted call, and refusals that the session answers itself (401, 403). */
export const isSilent = (error: unknown): boolean =>
  isApiError(error) ? error.status === 401 || error.status === 403 : (error as Error | null)?.name === 'AbortError';

/**
 * Turns an error into Turkish by its code: the feature's texts first (D-24), then the general ones,
 * else “Bir hata oluştu”. The server's own text is shown only by a feature that asks for it (`serverWords`).
 */
export const useErrorText = (map: ErrorTexts = {}): ((error: unknown) => string) => {
  const { errors } = useTexts(kitTexts);
  const texts = useLatest(map);
  return useCallback(
    (error) => {
      const { otherwise } = texts.current;
      const general = typeof otherwise === 'string' ? otherwise : errors.unknown;
      if (!isApiError(error)) return general;
      const inWords = (words: ErrorWords | undefined) => (typeof words === 'function' ? words(error) : words);
      const own =
        inWords(texts.current[error.code]) ?? (typeof otherwise === 'function' ? otherwise(error) : undefined);
      if (own !== undefined) return own;
      if (error.code === 'too_many_requests') return errors.tooManyRequests(error.retryAfter);
      return error.code === 'version_conflict' ? errors.conflict : general;
    },
    [errors, texts],
  );
};
