import { describe, expect, it } from 'vitest';
import type { DayHours } from '../form/values';
import { afterMonday, copyMonday, shut, takeBack, weekMinutes } from './week';

const open = (openHour: string, closeHour: string): DayHours => ({ isOpen: true, openHour, closeHour });
const usual = open('08:00', '21:00');
const week = [usual, usual, usual, usual, open('08:00', '02:00'), open('10:00', '16:00'), shut];
const withMonday = (day: DayHours) => week.map((was, at) => (at === 0 ? day : was));

describe('Monday', () => {
  it('passes both times to the other open days, also to one set by hand; shut ones stay shut (VEN-103)', () => {
    const after = afterMonday(withMonday(open('09:00', '18:00')), usual);
    expect(after).toEqual([...Array.from({ length: 6 }, () => open('09:00', '18:00')), shut]);
  });

  it('passes only the time that changed (VEN-103)', () => {
    expect(afterMonday(withMonday(open('09:00', '21:00')), usual)[4]).toEqual(open('09:00', '02:00'));
  });

  it('passes nothing while a time is being typed', () => {
    const typing = withMonday(open('09:', '21:00'));
    expect(afterMonday(typing, usual)).toBe(typing);
  });

  it('is taken back where nothing was typed afterwards (VEN-103)', () => {
    const before = withMonday(open('09:00', '18:00'));
    const after = afterMonday(before, usual);
    const typed = after.map((day, at) => (at === 5 ? open('11:00', '12:00') : day));
    expect(takeBack(typed, before, after)).toEqual(before.map((day, at) => (at === 5 ? open('11:00', '12:00') : day)));
  });

  it('is copied to the week or up to Friday', () => {
    expect(copyMonday(week, 'all')[5]).toEqual(usual);
    expect(copyMonday(week, 'weekdays')[5]).toEqual(week[5]);
    expect(copyMonday(week, 'weekdays')[4]).toEqual(usual);
  });
});

it('counts the hours of a week over midnight', () => {
  expect(weekMinutes(week)).toBe((4 * 13 + 18 + 6) * 60);
});
