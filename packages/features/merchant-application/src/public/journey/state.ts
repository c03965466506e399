import { otpLength } from '@telve/api';
import type { Doing, Refusal } from './refusals';

export type Step = 'form' | 'code' | 'done';

/** Where the application stands. */
export interface JourneyState {
  step: Step;
  doing: Doing | null;
  refusal: Refusal | null;
  code: string;
  /** The address a code was mailed to, and when its time is over (milliseconds since 1970). */
  sent: { email: string; until: number; seconds: number } | null;
  /** How many codes were mailed, so that each is told. */
  mails: number;
  /** The e-mail whose code was right: handing in again asks for no other one. */
  confirmed: string | null;
}

export const start: JourneyState = {
  step: 'form',
  doing: null,
  refusal: null,
  code: '',
  sent: null,
  mails: 0,
  confirmed: null,
};

/**
 * Whether the code may be confirmed: six digits, nothing under way, time left, and not the code that was just refused
 * (APP-21, APP-23, APP-24, D-36). What is confirmed already may be handed in again.
 */
export const mayConfirm = (state: JourneyState, secondsLeft: number): boolean => {
  if (state.doing) return false;
  if (state.confirmed !== null) return true;
  const isRefused = state.refusal?.kind === 'wrongCode' || state.refusal?.kind === 'tooManyTries';
  return state.code.length === otpLength && secondsLeft > 0 && !isRefused;
};

/** A code is alive for this e-mail: going on needs no second one. */
export const hasLiveCode = ({ sent }: JourneyState, email: string, now: number): boolean =>
  sent !== null && sent.email === email && sent.until > now;
