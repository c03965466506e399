import { describe, expect, it } from 'vitest';
import { compareTr, sortTr } from './compare';

describe('compareTr', () => {
  it('puts Ç Ğ İ Ö Ş Ü where Turkish readers look for them', () => {
    const names = 'Zeynep Çınar Can İzmir Irmak Şule Sena Ömer Osman Ülkü Umut Ğarip Gül'.split(' ');
    const sorted = 'Can Çınar Gül Ğarip Irmak İzmir Osman Ömer Sena Şule Umut Ülkü Zeynep'.split(' ');
    expect(names.sort(compareTr)).toEqual(sorted);
  });

  it('orders numbers in texts by value', () => {
    expect(['Şube 10', 'Şube 2'].sort(compareTr)).toEqual(['Şube 2', 'Şube 10']);
  });
});

describe('sortTr', () => {
  it('returns a new array and keeps the order of equal texts', () => {
    const items = [
      { id: 1, name: 'Ömer' },
      { id: 2, name: 'Can' },
      { id: 3, name: 'Ömer' },
    ] as const;
    expect(sortTr(items, (item) => item.name).map((item) => item.id)).toEqual([2, 1, 3]);
    expect(items[0].id).toBe(1);
  });
});
