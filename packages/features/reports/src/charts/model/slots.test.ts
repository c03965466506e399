import { describe, expect, it } from 'vitest';
import { chartTexts } from '../texts';
import { slotName } from './slotName';
import { moveTo } from './slots';
import { tipPlace } from './tipPlace';

describe('the keys of a drawing', () => {
  const columns = { direction: 'columns', marks: 3, parts: 2 } as const;
  const rows = { direction: 'rows', marks: 3, parts: 1 } as const;

  it('lead along the columns and across their parts, not beyond the ends', () => {
    expect(moveTo('ArrowRight', { mark: 0, part: 0 }, columns)).toEqual({ mark: 1, part: 0 });
    expect(moveTo('ArrowRight', { mark: 2, part: 0 }, columns)).toEqual({ mark: 2, part: 0 });
    expect(moveTo('ArrowLeft', { mark: 0, part: 1 }, columns)).toEqual({ mark: 0, part: 1 });
    expect(moveTo('ArrowUp', { mark: 1, part: 0 }, columns)).toEqual({ mark: 1, part: 1 });
    expect(moveTo('ArrowDown', { mark: 1, part: 0 }, columns)).toEqual({ mark: 1, part: 0 });
    expect(moveTo('Home', { mark: 2, part: 1 }, columns)).toEqual({ mark: 0, part: 1 });
    expect(moveTo('End', { mark: 0, part: 1 }, columns)).toEqual({ mark: 2, part: 1 });
  });

  it('lead down the rows of a ranking', () => {
    expect(moveTo('ArrowDown', { mark: 0, part: 0 }, rows)).toEqual({ mark: 1, part: 0 });
    expect(moveTo('ArrowUp', { mark: 0, part: 0 }, rows)).toEqual({ mark: 0, part: 0 });
    expect(moveTo('ArrowRight', { mark: 1, part: 0 }, rows)).toEqual({ mark: 1, part: 0 });
  });

  it('are no others', () => {
    expect(moveTo('Tab', { mark: 0, part: 0 }, rows)).toBeNull();
  });
});

describe('a place of a drawing', () => {
  const mark = { id: '1', label: '27', name: '27.11.2026', values: [1640, null], unfinished: true };
  const series = [
    { id: 'remote', label: 'Uzaktan sipariş' },
    { id: 'till', label: 'Hemen al' },
  ];

  it('is called by its mark and what it is worth', () => {
    expect(slotName(mark, series, 0, chartTexts)).toBe('27.11.2026, Sürüyor, Uzaktan sipariş: 1.640');
    expect(slotName({ ...mark, unfinished: false }, series, null, chartTexts)).toBe(
      '27.11.2026, Uzaktan sipariş: 1.640, Hemen al: —',
    );
  });
});

describe('a tooltip', () => {
  it('stands above the middle of its mark and within the drawing', () => {
    const tip = { width: 100, height: 40 };
    const box = { y: 14, width: 20, height: 200 };
    expect(tipPlace({ ...box, x: 200 }, tip, 400)).toEqual({ left: 160, top: -32 });
    expect(tipPlace({ ...box, x: 0 }, tip, 400)).toEqual({ left: 0, top: -32 });
    expect(tipPlace({ ...box, x: 390 }, tip, 400)).toEqual({ left: 300, top: -32 });
  });
});
