import { describe, expect, it } from 'vitest';
import { newPassword } from '../contract/auth';
import { defineEntry } from '../contract/entry';
import { venueNames } from '../contract/lookups';
import { update } from '../contract/time-periods';
import { list as venues } from '../contract/venues';
import { encode } from './encode';
import { fillPath, pathNames } from './path';

const banners = defineEntry<{ page?: number; size?: number; day?: string }, never>()({
  id: 'test.banners',
  method: 'GET',
  path: '/api/test/banners',
  access: 'session',
  wire: { paging: 'pageNumber', dates: { day: 'DD/MM/YYYY' } },
});

describe('encode', () => {
  it('drops null, undefined and empty text from a query, and sends false and 0 (GEN-09, D-15)', () => {
    const input = { page: 1, search: '', cityId: 0, isActive: false, companyId: undefined, districtId: null };
    expect(encode(venues, input).query).toBe('?page=1&cityId=0&isActive=false');
  });

  it('escapes what a person typed', () => {
    expect(encode(venues, { search: 'çay & kahve=100% #1' }).query).toBe('?search=%C3%A7ay+%26+kahve%3D100%25+%231');
  });

  it('spells paging and dates as the call has them (D-16, D-20)', () => {
    expect(encode(banners, { page: 2, size: 25, day: '2026-01-05' }).query).toBe(
      '?pageNumber=2&pageSize=25&day=05%2F01%2F2026',
    );
  });

  it('leaves a text that is no date for the rules to refuse', () => {
    expect(encode(banners, { day: '31.02' }).query).toBe('?day=31.02');
  });

  it('keeps null in a JSON body: there it means empty', () => {
    expect(encode(update, { id: 1, timePeriod: 5, active: null, version: undefined }).body).toEqual({
      id: 1,
      timePeriod: 5,
      active: null,
    });
  });
});

describe('encode of a form', () => {
  const form = defineEntry<object, never>()({
    id: 'test.form',
    method: 'PUT',
    path: '/api/test/form',
    kind: 'multipart',
    access: 'session',
  });
  const file = new File(['x'], 'levha.pdf');

  it('leaves out what is absent and sends an empty text, which empties its field', () => {
    const input = { id: 4, kepAddress: '', iban: undefined, note: null, sizes: ['Small'], none: [], taxPlate: file };
    const { body } = encode(form, input);
    expect([...(body as FormData).entries()]).toEqual([
      ['id', '4'],
      ['kepAddress', ''],
      ['sizes', '["Small"]'],
      ['none', '[]'],
      ['taxPlate', file],
    ]);
  });
});

describe('fillPath', () => {
  it('takes the names of the path out of the query', () => {
    expect(encode(newPassword, { email: 'a+b@c.co' })).toMatchObject({
      path: '/api/panel/auth/new-password/a%2Bb%40c.co',
      query: '',
    });
  });

  it('drops an optional part with its slash', () => {
    expect(pathNames(venueNames.path)).toEqual(['companyId']);
    expect(fillPath(venueNames, {})).toBe('/api/panel/venue/venue-name-list');
    expect(fillPath(venueNames, { companyId: 3 })).toBe('/api/panel/venue/venue-name-list/3');
  });

  it('keeps a value inside its part', () => {
    expect(fillPath(newPassword, { email: '../x?y#z' })).toBe('/api/panel/auth/new-password/..%2Fx%3Fy%23z');
  });

  it.each([undefined, '', null, '.', '..'])('throws for %j where a value must stand', (email) => {
    expect(() => fillPath(newPassword, { email })).toThrow('auth.newPassword');
  });
});
