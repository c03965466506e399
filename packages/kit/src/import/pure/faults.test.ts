import { expect, it } from 'vitest';
import { nameFault, readFault } from './faults';

it('takes csv, xlsx and xls, in any case, and nothing else (VEN-18, COMP-09)', () => {
  for (const name of ['a.csv', 'a.XLSX', 'İş yerleri.kasım.xls']) expect(nameFault({ name })).toBeNull();
  expect(nameFault({ name: 'Vergi Levhası–Şişli.pdf' })).toEqual({ code: 'type', params: { extension: 'pdf' } });
  expect(nameFault({ name: 'csv' })?.code).toBe('type');
});

it('tells the fault of a reader by its code, and what it does not know as unreadable', () => {
  expect(readFault(Object.assign(new Error('x'), { code: 'limits', params: { limit: 'seconds' } }))).toEqual({
    code: 'limits',
    params: { limit: 'seconds' },
  });
  for (const error of [new Error('x'), { code: 'missing' }, undefined])
    expect(readFault(error).code).toBe('unreadable');
});
