import { expect, it } from 'vitest';
import { secondsLeft } from './estimate';

it('tells what is left at the pace of this start, and nothing before it is known', () => {
  const pace = { total: 1_000, startDone: 0, startedAt: 10_000 };
  expect(secondsLeft({ ...pace, done: 0 }, 15_000)).toBeUndefined();
  expect(secondsLeft({ ...pace, done: 500 }, 14_000)).toBe(4);
  expect(secondsLeft({ ...pace, done: 500, startDone: 500 }, 14_000)).toBeUndefined();
  expect(secondsLeft({ ...pace, done: 999 }, 14_000)).toBe(1);
});
