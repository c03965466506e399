/** The server's only source of the present instant, so that tests can move time. */
export interface Clock {
  now(): Date;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves forward by milliseconds (backward when negative). */
  advance(milliseconds: number): void;
  /** Sets an instant. */
  set(instant: Date): void;
}

/** Makes a clock for tests that stands at `start`. */
export function manualClock(start: Date | string): ManualClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds;
    },
    set: (instant) => {
      at = instant.getTime();
    },
  };
}
