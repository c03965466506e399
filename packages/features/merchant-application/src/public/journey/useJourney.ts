import { type Client, publicApplicationEntries as calls, isApiError, newIdempotencyKey, otpSeconds } from '@telve/api';
import { useRef, useState } from 'react';
import { type PublicValues, tidy } from '../form/values';
import { type Doing, type Refusal, refusalOf } from './refusals';
import { hasLiveCode, type JourneyState, type Step, start } from './state';

export interface JourneyOptions {
  client: Client;
  /** What stands in the form at this moment. */
  read: () => { values: PublicValues; website: string; contractVersion?: number };
  onRefused: (refusal: Refusal, step: Step) => void;
  /** Another step is shown; told with the change itself, so that nobody sees one without the other. */
  onStep: (step: Step) => void;
  onSubmitted: (values: PublicValues) => void;
  onError: (error: unknown) => void;
}

export interface Journey extends JourneyState {
  /** Looks the e-mail up, has a code mailed and goes to the code (APP-27). */
  submit(): void;
  /** Confirms the code and hands the application in; a confirmed e-mail is not confirmed twice. */
  confirm(): void;
  resend(): void;
  /** Back to the form, which has kept everything. What is under way is given up. */
  back(): void;
  /** To the code of a mail that came before. */
  enterCode(): void;
  setCode(code: string): void;
}

type Go = (doing: Doing) => void;

const isCode = (error: unknown, code: string): boolean => isApiError(error) && error.code === code;

/** The way of an application: form, code, success. Never two calls at once; the answer for a step that was left is ignored. */
export const useJourney = (options: JourneyOptions): Journey => {
  const { client, read, onRefused, onStep, onSubmitted, onError } = options;
  const [state, setState] = useState(start);
  const running = useRef<AbortController | null>(null);
  const at = useRef<Step>('form');
  const repeat = useRef({ of: '', key: '' });
  /** The code whose confirmation had no answer. */
  const lost = useRef('');
  const patch = (change: Partial<JourneyState>) => {
    setState((current) => ({ ...current, ...change }));
    if (change.step === undefined || change.step === at.current) return;
    at.current = change.step;
    onStep(change.step);
  };

  const run = async (first: Doing, work: (signal: AbortSignal, go: Go) => Promise<void>) => {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    let doing = first;
    const go: Go = (next) => {
      doing = next;
      patch({ doing });
    };
    patch({ doing, refusal: null });
    try {
      await work(own.signal, go);
    } catch (error) {
      if (own.signal.aborted) return;
      refuse(refusalOf(doing, error));
      onError(error);
    } finally {
      if (running.current === own) {
        running.current = null;
        patch({ doing: null });
      }
    }
  };

  const refuse = (refusal: Refusal) => {
    const step = refusal.kind === 'fields' ? 'form' : refusal.kind === 'unconfirmed' ? 'code' : at.current;
    // The server counts from its own clock: its seconds are the ones that hold.
    if (refusal.kind === 'waitCode' && step === 'code') patch({ sent: sentTo(refusal.seconds) });
    if (refusal.kind === 'unconfirmed') {
      repeat.current = { of: '', key: '' };
      patch({ confirmed: null, code: '' });
    }
    patch({ step, refusal });
    onRefused(refusal, step);
  };

  const sentTo = (seconds: number): JourneyState['sent'] => ({
    email: tidy(read().values).email,
    until: Date.now() + seconds * 1000,
    seconds,
  });

  const sendCode = async (signal: AbortSignal) => {
    const { email, authorizedPerson } = tidy(read().values);
    const answer = await client.call(calls.sendOtp, { email, authorizedPerson }, { signal });
    const sent = sentTo(answer?.expiresIn > 0 ? answer.expiresIn : otpSeconds);
    patch({ step: 'code', code: '', sent, refusal: null, confirmed: null });
    setState((current) => ({ ...current, mails: current.mails + 1 }));
  };

  const create = async (signal: AbortSignal) => {
    const { values, website } = read();
    const input = { ...tidy(values), website };
    // The same application sent again after no answer came is the same one.
    const of = JSON.stringify(input);
    if (repeat.current.of !== of) repeat.current = { of, key: newIdempotencyKey() };
    await client.call(calls.create, input, { signal, idempotencyKey: repeat.current.key });
    patch({ step: 'done', refusal: null });
    onSubmitted(tidy(values));
  };

  /**
   * Answers the refusal of a code that may have been right: when the answer for it was lost it is used up, and handing in
   * shows whether it was taken.
   */
  const confirmCode = async (signal: AbortSignal): Promise<unknown> => {
    const { values, contractVersion } = read();
    const { email } = tidy(values);
    if (state.confirmed === email) return null;
    const wasLost = lost.current === state.code;
    try {
      lost.current = state.code;
      await client.call(calls.confirmOtp, { email, code: state.code, etkContract: true, contractVersion }, { signal });
      lost.current = '';
      patch({ confirmed: email });
      return null;
    } catch (error) {
      if (isApiError(error) && error.status > 0 && error.status < 500) lost.current = '';
      if (wasLost && isCode(error, 'invalid_otp')) return error;
      throw error;
    }
  };

  return {
    ...state,
    submit: () =>
      void run('checking', async (signal, go) => {
        const { email } = tidy(read().values);
        if (state.confirmed === email) {
          go('creating');
          return create(signal);
        }
        await client.call(calls.checkByEmail, { email }, { signal });
        if (hasLiveCode(state, email, Date.now())) return patch({ step: 'code', confirmed: null });
        go('sending');
        await sendCode(signal);
      }),
    confirm: () =>
      void run('confirming', async (signal, go) => {
        const refused = await confirmCode(signal);
        go('creating');
        await create(signal).catch((error: unknown) => {
          if (!refused || !isCode(error, 'otp_required')) throw error;
          go('confirming');
          throw refused;
        });
      }),
    resend: () => void run('sending', sendCode),
    back: () => {
      running.current?.abort();
      running.current = null;
      patch({ step: 'form', doing: null, refusal: null });
    },
    enterCode: () => {
      if (state.refusal?.kind === 'waitCode') {
        patch({ step: 'code', code: '', sent: sentTo(state.refusal.seconds), refusal: null });
      }
    },
    setCode: (code) =>
      setState((current) => ({
        ...current,
        code,
        refusal: current.refusal?.kind === 'wrongCode' ? null : current.refusal,
      })),
  };
};
