import { describe, expect, it, vi } from 'vitest';
import { isSet, labelOf, narrow, toggle } from './filterState';
import type { MultiFilter, SingleFilter } from './types';

const options = [
  { value: '34', label: 'İstanbul' },
  { value: '35', label: 'İzmir' },
  { value: '63', label: 'Şanlıurfa' },
];
const single = (value: string | null): SingleFilter => ({
  id: 'city',
  label: 'Şehir',
  options,
  value,
  onChange: vi.fn(),
});
const multiple = (value: readonly string[]): MultiFilter => ({
  id: 'city',
  label: 'Şehir',
  options,
  multiple: true,
  value,
  onChange: vi.fn(),
});

describe('toggle', () => {
  it('takes the value of a single filter', () => {
    const filter = single('34');
    toggle(filter, '35');
    toggle(filter, null);
    expect(filter.onChange).toHaveBeenNthCalledWith(1, '35');
    expect(filter.onChange).toHaveBeenNthCalledWith(2, null);
  });

  it('adds to a filter of many and takes away', () => {
    const filter = multiple(['34']);
    toggle(filter, '35');
    toggle(filter, '34');
    toggle(filter, null);
    expect(filter.onChange).toHaveBeenNthCalledWith(1, ['34', '35']);
    expect(filter.onChange).toHaveBeenNthCalledWith(2, []);
    expect(filter.onChange).toHaveBeenNthCalledWith(3, []);
  });
});

it('is set when it holds a value', () => {
  expect([isSet(single(null)), isSet(single('34')), isSet(multiple([])), isSet(multiple(['35']))]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('names a value that the options do not hold by what the list gave (a value from the address bar)', () => {
  expect(labelOf({ ...single('7'), valueLabel: 'Antalya' }, '7')).toBe('Antalya');
  expect(labelOf(single('7'), '7')).toBe('7');
});

it('finds options whatever the case, ı/i and accents (LIST-05)', () => {
  expect(narrow(options, 'istan').map((one) => one.value)).toEqual(['34']);
  expect(narrow(options, 'SANLI').map((one) => one.value)).toEqual(['63']);
  expect(narrow(options, ' ')).toHaveLength(3);
});
