import { describe, expect, it } from 'vitest';
import { parseFilter } from './filters';
import { changeListState, correctedQuery, readListState, searchOf, startState, writeListState } from './listState';

const filters = { cityId: 'id', isActive: 'flag', type: ['A', 'B'], note: 'text', since: 'date' } as const;
const spec = (filtersAtFirst = {}) => ({
  filters,
  pageSizes: [10, 25, 50, 100],
  defaults: startState<typeof filters>({ filters: filtersAtFirst }),
});
const read = (query: string, first = {}) => readListState(new URLSearchParams(query), spec(first));

describe('list state in the URL', () => {
  it('is page 1 with 10 rows where nothing is said (LIST-03)', () => {
    expect(read('')).toEqual({ page: 1, size: 10, search: '', filters: {} });
  });

  it.each(['0', '-1', '1.5', 'x', '1e3', '99999999999999999999', ''])('ignores page=%s', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('takes only sizes that are offered (LIST-04)', () => {
    expect(read('size=25').size).toBe(25);
    expect(read('size=26').size).toBe(10);
  });

  it('keeps the default size although it is not offered (D-18)', () => {
    const periods = { ...spec(), pageSizes: [25, 50, 75, 100] };
    expect(readListState(new URLSearchParams('size=10'), periods).size).toBe(10);
  });

  it.each([
    ['cityId=34', { cityId: 34 }],
    ['cityId=034&isActive=yes&type=C&other=1', {}],
    ['cityId=3000000000', {}],
    ['since=2026-11-28', { since: '2026-11-28' }],
    ['since=28.11.2026', {}],
    ['since=2026-02-30', {}],
    ['isActive=false&type=B&note=a%20b', { isActive: false, type: 'B', note: 'a b' }],
  ])('reads %s', (query, expected) => {
    expect(read(query).filters).toEqual(expected);
  });

  it('reads back what it wrote, whatever the filters', () => {
    const state = {
      page: 3,
      size: 50,
      search: 'şişli &=',
      filters: { cityId: 34, isActive: false, type: 'A', note: 'ğ' },
    } as const;
    expect(readListState(writeListState(new URLSearchParams(), state, spec()), spec())).toEqual(state);
  });

  it('remembers that a default filter was taken away', () => {
    const query = writeListState(new URLSearchParams(), startState<typeof filters>(), spec({ type: 'A' }));
    expect(query.toString()).toBe('page=1&type=');
    expect(read(query.toString(), { type: 'A' }).filters).toEqual({});
    expect(read('', { type: 'A' }).filters).toEqual({ type: 'A' });
  });

  it.each([
    ['page=0', 'page=1'],
    ['page=abc', 'page=1'],
    ['page=', 'page=1'],
    ['page=2&size=7', 'page=2'],
    ['size=&tab=a', 'tab=a&page=1'],
    ['page=3&cityId=x&isActive=false', 'page=3&isActive=false'],
  ])('puts %s right (LIST-01, LIST-04)', (query, expected) => {
    expect(correctedQuery(new URLSearchParams(query), spec())?.toString()).toBe(expected);
  });

  it.each(['', 'page=2', 'size=10', 'page=1&size=25', 'cityId=9999', 'cityId=', 'search=+ka', 'other=x'])(
    'leaves “%s” as it is',
    (query) => expect(correctedQuery(new URLSearchParams(query), spec())).toBeUndefined(),
  );

  it('goes back to page 1 with any change but that of the page (LIST-07, D-19)', () => {
    const state = { ...startState(), page: 4 };
    expect(changeListState(state, { search: 'ka' }).page).toBe(1);
    expect(changeListState(state, { size: 25 }).page).toBe(1);
    expect(changeListState(state, { filters: {} }).page).toBe(1);
    expect(changeListState(state, { page: 5 }).page).toBe(5);
  });
});

describe('searchOf', () => {
  it.each([
    ['k', '', 2, undefined],
    [' k ', '', 2, undefined],
    ['ka', '', 2, 'ka'],
    ['ka ', 'ka', 2, undefined],
    ['k', 'ka', 2, undefined],
    ['', 'ka', 2, ''],
    ['  ', 'ka', 2, ''],
    ['', '', 2, undefined],
    ['ka', '', 3, undefined],
  ])('typed “%s” over “%s” with at least %i: %s (LIST-05, LIST-06)', (typed, present, min, expected) => {
    expect(searchOf(typed, present, min)).toBe(expected);
  });
});

describe('parseFilter', () => {
  it('takes no text as no value', () => {
    expect(parseFilter('id', null)).toBeUndefined();
    expect(parseFilter('text', '')).toBeUndefined();
  });
});

describe('a second list of a page', () => {
  const second = {
    filters: { isActive: 'flag' },
    pageSizes: [10, 25],
    defaults: startState(),
    prefix: 'group',
  } as const;

  it('reads and writes under its own names and leaves the first list alone (CAMP-03)', () => {
    const query = new URLSearchParams('page=2&groupPage=3&groupIsActive=true&search=x');
    const state = readListState(query, second);
    expect(state).toEqual({ page: 3, size: 10, search: '', filters: { isActive: true } });
    const next = writeListState(query, { ...state, page: 4, size: 25 }, second);
    expect(next.toString()).toBe('page=2&groupPage=4&groupIsActive=true&search=x&groupSize=25');
  });

  it('puts right only what is its own', () => {
    expect(correctedQuery(new URLSearchParams('page=x'), second)).toBeUndefined();
    expect(correctedQuery(new URLSearchParams('page=x&groupPage=0'), second)?.toString()).toBe('page=x&groupPage=1');
  });
});
