import { type FieldError, isApiError } from '@telve/api';

/** What is under way: looking the e-mail up, mailing a code, confirming it, handing in. */
export type Doing = 'checking' | 'sending' | 'confirming' | 'creating';

/** Why something was refused, apart from words. */
export type Refusal =
  | { kind: 'registered' | 'open' | 'exists' | 'wrongCode' | 'tooManyTries' | 'unconfirmed' }
  /** No usable answer; `doing` is what may be tried again. */
  | { kind: 'failed'; doing: Doing }
  /** Too early: the seconds to wait; `wait` may concern anything, `waitCode` a code that was asked for. */
  | { kind: 'wait' | 'waitCode'; seconds: number }
  | { kind: 'fields'; faults: readonly FieldError[] };

const kinds: Readonly<Record<string, 'registered' | 'wrongCode' | 'tooManyTries' | 'unconfirmed'>> = {
  user_already_registered: 'registered',
  invalid_otp: 'wrongCode',
  too_many_incorrect_otp: 'tooManyTries',
  otp_required: 'unconfirmed',
};

/** Seconds to wait where the server does not say. */
const usualWait = 60;

/** Reads an error by its code (APP-33 to APP-38). `application_already_exists` means another text at the end (D-24). */
export const refusalOf = (doing: Doing, error: unknown): Refusal => {
  if (!isApiError(error)) return { kind: 'failed', doing };
  if (error.code === 'application_already_exists') return { kind: doing === 'creating' ? 'exists' : 'open' };
  const kind = kinds[error.code];
  if (kind) return { kind };
  if (error.status === 429) {
    return { kind: doing === 'sending' ? 'waitCode' : 'wait', seconds: error.retryAfter ?? usualWait };
  }
  if (doing === 'confirming' && error.fields.some(({ field }) => field === 'code')) return { kind: 'wrongCode' };
  return error.fields.length > 0 && error.status < 500
    ? { kind: 'fields', faults: error.fields }
    : { kind: 'failed', doing };
};
