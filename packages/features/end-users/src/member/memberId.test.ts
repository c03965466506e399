import { expect, it } from 'vitest';
import { isMemberId, readMemberId } from './memberId';

it.each(['', '   '])('takes %j for nothing typed (SUP-15)', (typed) => {
  expect(readMemberId(typed)).toEqual({ fault: 'required' });
});

it.each(['12a', 'a', '-1', '1.5', '1e3', '٤٢', '1 2', '+7'])('takes %s for no number (SUP-16)', (typed) => {
  expect(readMemberId(typed)).toEqual({ fault: 'digits' });
});

it.each(['0', '2147483648', '9'.repeat(400)])('takes %s for the number of nobody (SUP-21)', (typed) => {
  expect(readMemberId(typed)).toEqual({ fault: 'unknown' });
});

it('reads digits, with blanks around them and zeros before them', () => {
  expect([readMemberId('40217'), readMemberId(' 40217 '), readMemberId('0040217')]).toEqual(
    Array.from({ length: 3 }, () => ({ id: 40_217 })),
  );
  expect(readMemberId('2147483647')).toEqual({ id: 2_147_483_647 });
});

it.each([Number.NaN, 0, -1, 1.5, 2 ** 31, Number.POSITIVE_INFINITY])('knows that %s is nobody’s number', (id) => {
  expect(isMemberId(id)).toBe(false);
});
