import { describe, expect, it } from 'vitest';
import { defineEntry } from '../contract/entry';
import { list as venueList } from '../contract/venues';
import { faultsOf, rulesOf } from '../rules';
import { date, id, input, text } from '../rules/schemas';
import { decoderFor } from './decode';

const venues = decoderFor(venueList, rulesOf(venueList));

const query = (search: string) => venues({ path: {}, text: [...new URLSearchParams(search)] });

describe('decoding a query', () => {
  it('reads numbers, flags and texts by the types of the rules (GEN-08)', () => {
    expect(query('page=2&size=25&search=kahve&isActive=false&cityId=34')).toEqual({
      input: { page: 2, size: 25, search: 'kahve', isActive: false, cityId: 34 },
      faults: [],
    });
  });

  it('reads pageNumber and pageSize too; page and size win (D-16)', () => {
    expect(query('pageNumber=3&pageSize=50').input).toEqual({ page: 3, size: 50 });
    expect(query('pageNumber=3&page=2&pageSize=50&size=25').input).toEqual({ page: 2, size: 25 });
  });

  it('reads the other names of a filter (D-53)', () => {
    expect(query('filterByStatus=true').input).toEqual({ isActive: true });
    expect(query('statusFilter=true&isActive=false').input).toEqual({ isActive: false });
  });

  it('drops empty values (GEN-09)', () => {
    expect(query('search=&cityId=&page=1')).toEqual({ input: { page: 1 }, faults: [] });
  });

  it('clamps a size above the maximum (GEN-08)', () => {
    expect(query('size=101').input).toEqual({ size: 100 });
  });

  it.each([
    'page=1&page=2',
    'page=0x10',
    'page=1e3',
    'page=NaN',
    'page=Infinity',
    'page= 1',
    'page=+1',
    'page=01',
    'page=1.',
    'size=1e9',
    'size=1e309',
    'page=99999999999999999999',
    'isActive=1',
    'isActive=True',
    'isActive=yes',
    'search=a&search=b',
    'search=%00',
    'search=%ED%A0%80x%00',
  ])('refuses %s as unreadable', (search) => {
    expect(query(search).faults).toMatchObject([{ code: 'type' }]);
  });

  it.each([
    'search[]=x',
    'cityId[$gt]=1',
    '$where=1',
    '__proto__[x]=1',
    '__proto__=1',
    'constructor=1',
    'page[0]=1',
    'color=red',
    'orderBy=id',
    'sortingColumn=name',
    'Page=1',
    'orderBy=',
    '=1',
    '_=1700000000',
  ])('refuses the name in %s, which the call does not have (GEN-08)', (search) => {
    expect(query(`page=1&${search}`).faults).toMatchObject([{ code: 'unknown_field' }]);
  });

  it('names a name once that was given often, and no more than twenty', () => {
    expect(query('color=red&color=blue').faults).toEqual([{ field: 'color', code: 'unknown_field' }]);
    const many = Array.from({ length: 90 }, (_, n) => `x${n}=1`).join('&');
    expect(query(many).faults).toHaveLength(20);
  });

  it.each(['page=-1', 'page=0', 'page=1.5', 'size=0', 'cityId=-5', 'cityId=2147483648'])(
    'leaves %s to the rules, which refuse it',
    (search) => {
      const { input: decoded, faults } = query(search);
      expect(faults).toEqual([]);
      expect(faultsOf(rulesOf(venueList), decoded)).toHaveLength(1);
    },
  );
});

const change = defineEntry<Record<string, unknown>, boolean>()({
  id: 'test.change',
  method: 'PUT',
  path: '/x',
  access: 'public',
});
const changeDecoder = decoderFor(change, { input: input({ note: text() }) });

describe('a query beside a body', () => {
  it('holds nothing: no call reads it', () => {
    const query = [['note', 'a']] as const;
    expect(changeDecoder({ path: {}, json: {}, query }).faults).toEqual([{ field: 'note', code: 'unknown_field' }]);
  });
});

describe('a name of the path', () => {
  const find = defineEntry<Record<string, unknown>, boolean>()({
    id: 'test.find',
    method: 'GET',
    path: '/x/{id}',
    access: 'public',
  });
  const decode = decoderFor(find, { input: input({ id: id(), day: date() }) });

  it('is no name of the query: which of the two counts is never asked', () => {
    const text = [['id', '6']] as const;
    expect(decode({ path: { id: '5' }, text }).faults).toEqual([{ field: 'id', code: 'unknown_field' }]);
  });
});
