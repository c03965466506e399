import { expect, it } from 'vitest';
import { importAnswer } from '../../testing/importAnswers';
import { isWhole, outcomeOf } from './outcome';

const failure = (row: number) => ({ row, field: null, code: 'x', message: `Satır ${row}` });
const none = { skipped: 0, unsent: 0 };

it('keeps message and log of a single answer (VEN-25, COMP-13, COMP-33, COMP-59)', () => {
  const one = importAnswer(2, {
    success: false,
    failed: 1,
    failures: [failure(4)],
    message: 'M',
    logFileUrl: '/log',
    url: '/log',
  });
  expect(outcomeOf([one], none)).toMatchObject({ loaded: 2, failed: 1, message: 'M', logFileUrl: '/log' });
});

it('adds up parts; no sentence and no log is that of the whole', () => {
  const parts = [
    importAnswer(3, { failed: 1, failures: [failure(9)], logFileUrl: '/a' }),
    importAnswer(0, { created: 0, updated: 2, unchanged: 4, failures: [failure(5)], failed: 1 }),
  ];
  expect(outcomeOf(parts, { skipped: 3, unsent: 7 })).toEqual({
    created: 3,
    updated: 2,
    unchanged: 4,
    loaded: 9,
    failed: 2,
    skipped: 3,
    unsent: 7,
    failures: [failure(5), failure(9)],
    message: null,
    logFileUrl: null,
  });
});

it('is whole only when every row was taken over', () => {
  expect(isWhole(outcomeOf([importAnswer(2)], none))).toBe(true);
  for (const left of [
    { skipped: 1, unsent: 0 },
    { skipped: 0, unsent: 1 },
  ]) {
    expect(isWhole(outcomeOf([importAnswer(2)], left))).toBe(false);
  }
  expect(isWhole(outcomeOf([importAnswer(2, { failed: 1 })], none))).toBe(false);
});
