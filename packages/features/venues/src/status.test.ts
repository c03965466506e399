import { describe, expect, it } from 'vitest';
import { statusEnd, statusOf, switched } from './status';

const venue = {
  isOpen: true,
  isComingSoon: false,
  isBusy: false,
  busyEndTime: null,
  isFree: false,
  freeEndDate: null,
};
const busy = { ...venue, isBusy: true, busyEndTime: '17:30' };
const holiday = { ...venue, isFree: true, freeEndDate: '2026-12-05' };

describe('state of a venue', () => {
  it('is active or passive (VEN-86)', () => {
    expect(statusOf(venue)).toBe('active');
    expect(statusOf({ ...venue, isOpen: false })).toBe('passive');
  });

  it('is coming soon only while passive (VEN-88)', () => {
    expect(statusOf({ ...venue, isOpen: false, isComingSoon: true })).toBe('comingSoon');
    expect(statusOf({ ...venue, isComingSoon: true })).toBe('active');
  });

  it('is busy or on holiday only while active (VEN-89)', () => {
    expect(statusOf(busy)).toBe('busy');
    expect(statusOf(holiday)).toBe('holiday');
    expect(statusOf({ ...busy, isOpen: false })).toBe('passive');
  });
});

describe('end of a state', () => {
  it('is a time while busy and a date on holiday', () => {
    expect(statusEnd(busy)).toBe('17:30');
    expect(statusEnd(holiday)).toBe('05.12.2026');
  });

  it('is nothing where nothing ends', () => {
    expect(statusEnd(venue)).toBeUndefined();
    expect(statusEnd({ ...busy, isOpen: false })).toBeUndefined();
  });
});

describe('the switch', () => {
  it('clears coming soon when a venue becomes active (VEN-88)', () => {
    expect({ ...venue, isOpen: false, isComingSoon: true, ...switched(true) }).toEqual(venue);
  });

  it('clears busy and holiday when a venue becomes passive (VEN-89)', () => {
    expect({ ...busy, ...holiday, isBusy: true, ...switched(false) }).toEqual({ ...venue, isOpen: false });
  });
});
