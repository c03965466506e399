import { describe, expect, it } from 'vitest';
import { longName } from '../testing/data';
import { fitText, labelEvery } from './shorten';

const measure = (text: string) => text.length * 6;

describe('a name that does not fit', () => {
  it('is cut to the room there is, with an ellipsis', () => {
    expect(fitText('Kırık Fincan', 200, measure)).toBe('Kırık Fincan');
    expect(fitText('Kırık Fincan Moda', 72, measure)).toBe('Kırık Finca…');
    expect(fitText('Kırık Fincan Moda', 42, measure)).toBe('Kırık…');
    const cut = fitText(longName, 120, measure);
    expect(measure(cut)).toBeLessThanOrEqual(120);
    expect(longName.startsWith(cut.slice(0, -1))).toBe(true);
  });

  it('is an ellipsis alone where there is no room at all', () => {
    expect(fitText('Latte', 0, measure)).toBe('…');
    expect(fitText('', 0, measure)).toBe('');
  });

  it('never loses a part of a letter', () => {
    expect(fitText('👩‍👩‍👧 Kahve', 30, () => 31)).toBe('…');
    expect(fitText('👩‍👩‍👧 Kahve Evi', 20, (text) => [...new Intl.Segmenter().segment(text)].length * 6)).toBe(
      '👩‍👩‍👧…',
    );
  });
});

describe('the names of an axis', () => {
  it('are left out regularly where they would touch', () => {
    expect(labelEvery(12, 40)).toBe(1);
    expect(labelEvery(12, 10)).toBe(2);
    expect(labelEvery(30, 10)).toBe(4);
    expect(labelEvery(30, 0)).toBe(1);
  });
});
