import { describe, expect, it } from 'vitest';
import { isPersonName } from './personName';

describe('isPersonName', () => {
  it.each(['Ali Ve', 'Ayşe Gül Yılmaz', 'İğne Çıra', ' Ali  Veli ', 'Zoë Łukasz', 'ŞULE ÖZ', 'S\u0327ule O\u0308z'])(
    'accepts %j (APP-06, WIZ-50)',
    (name) => {
      expect(isPersonName(name)).toBe(true);
    },
  );

  it.each(['', ' ', 'Ali', 'Ali V', 'A Veli', 'Ali V Kaya', 'Ali1 Veli', 'Ali Veli!', 'Ali-Veli', 'Ali . Veli'])(
    'refuses %j (APP-06, WIZ-50)',
    (name) => {
      expect(isPersonName(name)).toBe(false);
    },
  );

  it.each([
    ['Cyrillic', '\u0410hmet Yılmaz'],
    ['full-width', 'ａli Veli'],
    ['click signs', 'Aǃi Veli'],
    ['an emoji', 'Ali 👩‍🍳👩‍🍳'],
  ])('refuses %s look-alikes', (_, name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it('refuses more than 255 characters (APP-05)', () => {
    expect(isPersonName(`Ali ${'a'.repeat(251)}`)).toBe(true);
    expect(isPersonName(`Ali ${'a'.repeat(252)}`)).toBe(false);
  });

  it('answers at once for very long input', () => {
    const start = performance.now();
    expect(isPersonName('a'.repeat(5_000_000))).toBe(false);
    expect(isPersonName('aa '.repeat(1_000_000))).toBe(false);
    expect(performance.now() - start).toBeLessThan(100);
  });
});
