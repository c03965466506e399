import { describe, expect, it } from 'vitest';
import { limitFault, nearestTime, stepTime, timesOf, valueOfTime, withColon } from './timeText';

const limits = { step: 15, end: false };

describe('a typed time (D-69)', () => {
  it.each([
    ['9:5', '09:05'],
    ['9.05', '09:05'],
    ['9,30', '09:30'],
    ['0905', '09:05'],
    [' 23:59 ', '23:59'],
    ['', ''],
  ])('%j is %j', (text, value) => {
    expect(valueOfTime(text)).toBe(value);
  });

  it.each(['25:00', '9', '905', '12:60', 'öğlen', '24:00', '24.00'])('%j stays as it was typed', (text) => {
    expect(valueOfTime(text)).toBe(text);
  });

  it.each(['24:00', '2400', '24.00', '24,00'])('%j is the end of the day where that is a time', (text) => {
    expect(valueOfTime(text, true)).toBe('24:00');
    expect(valueOfTime('24:15', true)).toBe('24:15');
  });

  it('gets its colon with the fourth digit, unless that makes no time', () => {
    expect(['0905', '2575', '090', '2400', '09:05'].map((text) => withColon(text))).toEqual([
      '09:05',
      '2575',
      '090',
      '2400',
      '09:05',
    ]);
    expect(withColon('2400', true)).toBe('24:00');
  });
});

describe('the list of times', () => {
  it('has every quarter of the day, and 24:00 where that is a time', () => {
    expect([timesOf(limits).length, timesOf(limits).at(-1)]).toEqual([96, '23:45']);
    expect(timesOf({ ...limits, end: true }).at(-1)).toBe('24:00');
  });

  it('keeps to the limits', () => {
    expect(timesOf({ step: 30, end: false, min: '09:10', max: '10:30' })).toEqual(['09:30', '10:00', '10:30']);
  });

  it('shows the entry nearest to what is typed', () => {
    const times = timesOf(limits);
    expect(['14', '9', '09:20', '23:59', 'x', ''].map((text) => nearestTime(times, text))).toEqual([
      '14:00',
      '09:00',
      '09:30',
      '23:45',
      undefined,
      undefined,
    ]);
  });
});

describe('the next quarter', () => {
  it.each([
    ['09:05', 1, '09:15'],
    ['09:05', -1, '09:00'],
    ['09:15', 1, '09:30'],
    ['23:45', 1, '23:45'],
    ['00:00', -1, '00:00'],
  ] as const)('from %s by %i is %s', (from, by, to) => {
    expect(stepTime(from, by, limits)).toBe(to);
  });

  it('stops at the limits, reaches 24:00 where that is a time, and is none for what is no time', () => {
    expect(stepTime('10:00', 1, { ...limits, max: '10:10' })).toBe('10:00');
    expect(stepTime('23:45', 1, { ...limits, end: true })).toBe('24:00');
    expect(stepTime('24:00', -1, { ...limits, end: true })).toBe('23:45');
    expect(stepTime('25:00', 1, limits)).toBeNull();
  });
});

it('tells which limit a time breaks, and none for no time', () => {
  const within = { min: '09:00', max: '18:00', end: false };
  expect(['08:59', '18:01', '09:00', '', '9'].map((value) => limitFault(value, within))).toEqual([
    'earliest',
    'latest',
    null,
    null,
    null,
  ]);
});
