import { describe, expect, it } from 'vitest';
import { endingOf, previewKind, quarterOf, sentText, viewOf } from './fileView';

const value = new File(['x'], 'a.pdf');
const stored = { name: 'b.pdf' };

describe('viewOf', () => {
  it.each([
    ['empty', { value: null }],
    ['stored', { value: null, stored }],
    ['ready', { value, stored }],
    ['sending', { value, phase: 'sending' }],
    ['failed', { value, phase: 'sending', error: 'Hata' }],
    ['empty', { value: null, error: 'Dosya gereklidir.' }],
  ] as const)('is %s', (view, state) => {
    expect(viewOf(state)).toBe(view);
  });
});

describe('words of a file', () => {
  it('says how much is sent, the unit once where it is the same', () => {
    expect(sentText(3_800_000, 0.63)).toBe('2,4 / 3,8\u00A0MB · %63');
    expect(sentText(3_800_000, 0.1)).toBe('371,1\u00A0KB / 3,8\u00A0MB · %10');
    expect(sentText(0, 0)).toBe('0 / 0\u00A0B · %0');
  });

  it('counts quarters', () => {
    expect([-1, 0, 0.24, 0.25, 0.99, 1, 2].map(quarterOf)).toEqual([0, 0, 0, 0.25, 0.75, 1, 1]);
  });

  it('takes the ending of a name in capitals', () => {
    expect(['a.jpg', 'LEVHA.PDF', 'ad', '.x.çok', 'a.tar.gz'].map(endingOf)).toEqual(['JPG', 'PDF', '', '', 'GZ']);
  });

  it('shows nothing that could run in the origin of the page', () => {
    const kinds = ['image/jpeg', 'application/pdf', 'image/svg+xml', 'text/html', ''].map((type) =>
      previewKind({ type }),
    );
    expect(kinds).toEqual(['picture', 'pdf', undefined, undefined, undefined]);
  });
});
