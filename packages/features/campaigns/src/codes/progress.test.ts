import { campaign } from '@telve/testing';
import { expect, it } from 'vitest';
import { madeCodes, progressShare, secondsLeft } from './progress';

const progress = (done: number, total: number) => ({ state: 'running', done, total }) as const;

it('tells the part that is made in whole hundredths, and never all of it while it runs', () => {
  expect(
    [progress(0, 100), progress(62_000, 100_000), progress(999, 1000), progress(0, 0), progress(628, 1000)].map(
      progressShare,
    ),
  ).toEqual([0, 0.62, 0.99, 0, 0.62]);
});

it('reckons the rest by the pace so far, and says nothing without one', () => {
  const from = { done: 10_000, at: 1000 };
  expect(secondsLeft(progress(62_000, 100_000), from, 11_000)).toBe(8);
  expect(secondsLeft(progress(10_000, 100_000), from, 11_000)).toBeNull();
  expect(secondsLeft(progress(20_000, 100_000), from, 1000)).toBeNull();
  expect(secondsLeft(progress(100_000, 100_000), from, 2000)).toBe(1);
});

it('tells how many unique codes there are: all, those of a making, none of another code type', () => {
  const of = (part: Parameters<typeof campaign>[0]) => madeCodes(campaign({ userCount: 100, ...part }));
  expect(of({ codeType: 'Unique' })).toBe(100);
  expect(of({ codeType: 'Unique', codeProgress: { state: 'failed', done: 40, total: 100 } })).toBe(40);
  expect(of({ codeType: 'Unique', codeProgress: { state: 'running', done: 0, total: 100 } })).toBe(0);
  expect([of({ codeType: 'General' }), of({ codeType: 'NoCode', userCount: null })]).toEqual([0, 0]);
});
