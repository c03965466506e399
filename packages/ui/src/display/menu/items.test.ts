import { describe, expect, it } from 'vitest';
import { step, typeAhead } from './items';

describe('step', () => {
  it('goes around the ends', () => {
    expect(step('ArrowDown', 2, 3)).toBe(0);
    expect(step('ArrowUp', 0, 3)).toBe(2);
    expect(step('ArrowDown', -1, 3)).toBe(0);
    expect(step('Home', 2, 3)).toBe(0);
    expect(step('End', 0, 3)).toBe(2);
  });

  it('leaves other keys and empty lists alone', () => {
    expect(step('a', 0, 3)).toBeNull();
    expect(step('ArrowDown', 0, 0)).toBeNull();
  });
});

describe('typeAhead', () => {
  const labels = ['Düzenle', 'Sil', 'İndir', 'Sakla'];

  it('finds the next label that begins with the letters, in Turkish', () => {
    expect(typeAhead(labels, 's', 0)).toBe(1);
    expect(typeAhead(labels, 's', 1)).toBe(3);
    expect(typeAhead(labels, 's', 3)).toBe(1);
    expect(typeAhead(labels, 'i', 0)).toBe(2);
    expect(typeAhead(labels, 'ı', 0)).toBeNull();
  });

  it('stays where it is while more letters still fit', () => {
    expect(typeAhead(labels, 'sa', 3)).toBe(3);
  });
});
