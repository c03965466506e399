import { describe, expect, it } from 'vitest';
import { place } from './place';

const base = {
  panel: { width: 200, height: 100 },
  viewport: { width: 800, height: 600 },
  side: 'bottom',
  align: 'start',
  gap: 6,
  margin: 8,
} as const;

const anchor = (left: number, top: number) => ({ left, top, width: 80, height: 30 });

describe('place', () => {
  it('goes under the anchor, edges in line', () => {
    expect(place({ ...base, anchor: anchor(100, 100) })).toEqual({ left: 100, top: 136, maxHeight: 456 });
    expect(place({ ...base, align: 'end', anchor: anchor(300, 100) }).left).toBe(180);
    expect(place({ ...base, align: 'center', anchor: anchor(300, 100) }).left).toBe(240);
  });

  it('goes over the anchor when there is more room', () => {
    expect(place({ ...base, anchor: anchor(100, 540) }).top).toBe(434);
  });

  it('stays on its side and gets lower when neither side has room', () => {
    const placed = place({ ...base, panel: { width: 200, height: 900 }, anchor: anchor(100, 200) });
    expect(placed).toEqual({ left: 100, top: 236, maxHeight: 356 });
  });

  it('stays inside the viewport', () => {
    expect(place({ ...base, anchor: anchor(760, 100) }).left).toBe(592);
    expect(place({ ...base, align: 'end', anchor: anchor(0, 100) }).left).toBe(8);
    expect(place({ ...base, side: 'right', anchor: anchor(700, 100) }).left).toBe(494);
  });
});
