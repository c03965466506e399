import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Holds the date, and nothing else: the test moves it. Undone by `vi.useRealTimers()`. */
export const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] });

/** Time goes on at once, as while a machine sleeps; the page looks at the clock when it is seen again. */
export const sleep = (seconds: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
  });
