import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after';

const now = Date.UTC(2026, 0, 5, 9, 0, 0);

describe('readRetryAfter', () => {
  it.each([
    ['60', 60],
    [' 0 ', 0],
    ['Mon, 05 Jan 2026 09:01:30 GMT', 90],
    ['Mon, 05 Jan 2026 08:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j seconds', (value, seconds) => {
    expect(readRetryAfter(value, now)).toBe(seconds);
  });
});
