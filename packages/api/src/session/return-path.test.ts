import { describe, expect, it } from 'vitest';
import { rememberReturn, safeReturnPath, takeReturn } from './return-path';
import { memoryStorage } from './storage';

describe('safeReturnPath', () => {
  it.each([
    ['/dashboard/venues?page=3&search=kah%20ve#row', '/dashboard/venues?page=3&search=kah%20ve#row'],
    ['/dashboard/../dashboard', '/dashboard'],
    ['/', '/'],
  ])('keeps a place on this origin: %s', (value, path) => {
    expect(safeReturnPath(value)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:1',
    'evil',
    '',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    null,
    undefined,
    7,
  ])('refuses what may lead elsewhere: %j', (value) => {
    expect(safeReturnPath(value)).toBeNull();
  });
});

describe('the asked page', () => {
  it('is given back once, to the same user (D-06)', () => {
    const storage = memoryStorage();
    rememberReturn('/dashboard/venues?page=3', '7', storage);
    expect(takeReturn('7', storage)).toBe('/dashboard/venues?page=3');
    expect(takeReturn('7', storage)).toBeNull();
  });

  it('is not given to another user, and then gone', () => {
    const storage = memoryStorage();
    rememberReturn('/dashboard/venues', '7', storage);
    expect(takeReturn('8', storage)).toBeNull();
    expect(takeReturn('7', storage)).toBeNull();
  });

  it("is given to anyone when it was a visitor's deep link", () => {
    const storage = memoryStorage();
    rememberReturn('/dashboard/venues', null, storage);
    expect(takeReturn('8', storage)).toBe('/dashboard/venues');
  });

  it('is checked when it is taken: the storage may have been written by another script', () => {
    const storage = memoryStorage();
    rememberReturn('//evil.example', null, storage);
    expect(takeReturn('8', storage)).toBeNull();
    storage.set('telve.return', '{broken');
    expect(takeReturn('8', storage)).toBeNull();
  });
});
