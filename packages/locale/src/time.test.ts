import { describe, expect, it } from 'vitest';
import { isTime, minutesOfTime, parseTime, timeOfMinutes } from './time';

describe('times of day', () => {
  it('are HH:mm on the 24-hour clock (D-69)', () => {
    expect(['00:00', '09:05', '23:59'].every(isTime)).toBe(true);
    expect(['24:00', '9:05', '09:60', '09:05:00', '', '09.05'].some(isTime)).toBe(false);
  });

  it.each([
    ['9:05', '09:05'],
    ['09.05', '09:05'],
    ['0905', '09:05'],
    [' 23:59 ', '23:59'],
  ])('read %j as typed', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  it.each(['', '9', '905', '24:00', '12:60', '12:5', '1 pm'])('do not guess %j', (text) => {
    expect(parseTime(text)).toBeNull();
  });

  it('turn into minutes and back', () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) expect(minutesOfTime(timeOfMinutes(minutes))).toBe(minutes);
    expect(minutesOfTime('25:00')).toBeNull();
    expect(timeOfMinutes(1500)).toBe('01:00');
    expect(timeOfMinutes(-30)).toBe('23:30');
  });
});
