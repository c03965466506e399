import { describe, expect, it } from 'vitest';
import { readAnimation } from './read';
import { animationLayersMax, animationWorkMax } from './work';

type Parts = Record<string, unknown>;

const layer = (more: Parts = {}): Parts => ({ ty: 4, nm: 'Fincan', ip: 0, op: 90, st: 0, shapes: [], ...more });
const file = (more: Parts = {}): Parts => ({
  ...{ v: '5.12.1', fr: 30, ip: 0, op: 90, w: 296, h: 269, assets: [], layers: [layer()] },
  ...more,
});
const read = (more: Parts = {}) => readAnimation(JSON.stringify(file(more)));
const ofShapes = (shapes: Parts[], more: Parts = {}) => read({ layers: [layer({ shapes })], ...more });
const ofShape = (shape: Parts, more: Parts = {}) => ofShapes([group(shape)], more);
const group = (...it: Parts[]): Parts => ({ ty: 'gr', it });

const good = { format: '5.12.1', seconds: 3, width: 296, height: 269 };
const png = 'data:image/png;base64,iVBORw0KGgo=';
const circle: Parts = { ty: 'el', p: { a: 0, k: [0, 0] }, s: { a: 0, k: [9, 9] } };
const repeater = (k: unknown, more: Parts = {}): Parts => ({ ty: 'rp', c: { a: 0, k }, o: { a: 0, k: 0 }, ...more });
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

describe('the work an animation makes (CONB-23)', () => {
  const slots = { slots: { many: { p: { a: 0, k: 1_001 } } } };

  it.each([
    ['copies', { ty: 'rp', c: { a: 0, k: 1_001 } }],
    ['copies that begin later', { ty: 'rp', c: { a: 0, k: 1 }, o: { a: 0, k: -1_001 } }],
    ['copies written as a text', { ty: 'rp', c: { a: 1, k: [{ t: 0, s: ['1e8'], h: 1 }] } }],
    ['copies of a slot', { ty: 'rp', c: { sid: 'many', a: 0, k: 1 } }],
    ['copies at a moment', { ty: 'rp', c: { a: 1, k: [{ t: 0, s: [1e8] }] } }],
    ['points', { ty: 'sr', pt: { a: 0, k: 1_001 } }],
    ['ridges', { ty: 'zz', r: { a: 0, k: 1_001 } }],
    ['colours', { ty: 'gf', g: { p: 1e9, k: {} } }],
  ])('has an end: not more %s than any drawing needs', (_what, shape) => {
    expect(ofShape(shape, slots)).toBe('animation_heavy');
  });

  it('may be that of a drawing', () => {
    expect(ofShape({ ty: 'rp', c: { a: 0, k: 12 } })).toEqual(good);
    expect(ofShape({ ty: 'gf', g: { p: 3, k: { a: 0, k: [0, 0, 0, 0] } } })).toEqual(good);
  });

  it('does not count the times of copies, and counts how far their curve swings', () => {
    const moving = (y: number, more: Parts = {}) => {
      const curve = { i: { x: [0.5], y: [y] }, o: { x: [0.5], y: [0] }, ...more };
      return repeater([
        { t: 0, s: [1], ...curve },
        { t: 5_000, s: [12] },
      ]);
    };
    expect(ofShapes([circle, moving(1)])).toEqual(good);
    expect(ofShapes([circle, moving(1.5)])).toEqual(good);
    expect(ofShapes([circle, moving(1_000)])).toBe('animation_heavy');
    // A curve that was named elsewhere.
    const named = layer({
      ks: { r: { a: 1, k: [{ t: 0, s: [0], n: 'a', i: { x: 0, y: 1_000 }, o: { x: 0, y: 0 } }] } },
    });
    const layers = [named, layer({ shapes: [circle, moving(1, { n: 'a' })] })];
    expect(read({ layers })).toBe('animation_heavy');
  });

  it('has no number that is none or is out of all bounds', () => {
    const holding = (number: string) => JSON.stringify(file({ q: 0 })).replace('"q":0', `"q":${number}`);
    expect(readAnimation(holding('1e9'))).toEqual(good);
    for (const number of ['1e10', '-1e10', '1e999', '-1e999'])
      expect(readAnimation(holding(number))).toBe('animation_content');
  });

  it(`is that of at most ${animationLayersMax} layers`, () => {
    const layers = (count: number) => times(count, () => layer());
    expect(read({ layers: layers(animationLayersMax) })).toEqual(good);
    expect(read({ layers: layers(animationLayersMax + 1) })).toBe('animation_heavy');
    expect(read({ assets: [{ id: 'a', layers: layers(animationLayersMax) }] })).toBe('animation_heavy');
  });

  const shows = (...ids: string[]) => ids.map((refId) => layer({ ty: 0, refId }));

  it('may be that of compositions in each other', () => {
    const assets = [
      { id: 'a', layers: shows('b', 'b') },
      { id: 'b', layers: [layer()] },
      { id: 'c', p: png },
    ];
    expect(read({ assets, layers: shows('a', 'c', 'missing') })).toEqual(good);
  });

  it('ends: no composition shows itself, and few do not become millions', () => {
    expect(read({ assets: [{ id: 'a', layers: shows('a') }], layers: shows('a') })).toBe('animation_heavy');
    const round = [
      { id: 'a', layers: shows('b') },
      { id: 'b', layers: shows('a') },
    ];
    expect(read({ assets: round, layers: shows('b') })).toBe('animation_heavy');
    const many = times(20, (n) => ({ id: `${n}`, layers: shows(`${n + 1}`, `${n + 1}`) }));
    expect(read({ assets: many, layers: shows('0') })).toBe('animation_heavy');
    const long = times(1_900, (n) => ({ id: `${n}`, layers: shows(`${n + 1}`) }));
    expect(read({ assets: long, layers: shows('0') })).toBe('animation_heavy');
    const named = [
      { id: 'a', layers: [layer()] },
      { id: 'a', layers: shows('a') },
    ];
    expect(read({ assets: named, layers: shows('a') })).toBe('animation_heavy');
  });
});

describe('the shapes that an animation draws (CONB-23)', () => {
  const many = animationWorkMax / 10;

  it('are those of repeaters in each other, multiplied', () => {
    expect(ofShapes([group(circle, repeater(12)), repeater(8)])).toEqual(good);
    expect(ofShapes([circle, repeater(12), repeater(8)])).toEqual(good);
    expect(ofShapes([group(circle, repeater(1_000)), repeater(1_000)])).toBe('animation_heavy');
    expect(ofShapes([circle, repeater(1_000), repeater(1_000)])).toBe('animation_heavy');
    expect(ofShapes([group(group(group(circle, repeater(30)), repeater(30)), repeater(30))])).toBe('animation_heavy');
  });

  it('are not multiplied by a repeater before them or beside them', () => {
    expect(ofShapes([circle, repeater(900), circle, group(circle, repeater(900))])).toEqual(good);
    expect(ofShapes([repeater(1_000), repeater(1), group(circle, repeater(1_000))])).toEqual(good);
  });

  it('are multiplied by a repeater with copies of less than one, or of a slot', () => {
    expect(ofShapes([...times(150, () => circle), repeater(0.5)])).toEqual(good);
    const slot = repeater(1, { c: { sid: 'many', a: 0, k: 1 } });
    const slots = { many: { p: { a: 0, k: 1_000 } } };
    expect(ofShapes([circle, slot], { slots })).toEqual(good);
    expect(ofShapes([group(circle, slot), slot], { slots })).toBe('animation_heavy');
    expect(ofShapes([circle, repeater(1, { c: { sid: ['many'], k: 1 } }), slot], { slots })).toBe('animation_heavy');
  });

  it('count with their points, ridges and colours', () => {
    const star = { ty: 'sr', pt: { a: 0, k: 5 } };
    const ridges = { ty: 'zz', r: { a: 0, k: 10 } };
    expect(ofShapes([star, ridges, repeater(12)])).toEqual(good);
    expect(ofShapes([{ ...star, pt: { a: 0, k: 1_000 } }, repeater(30)])).toBe('animation_heavy');
    expect(ofShapes([circle, { ...ridges, r: { a: 0, k: 1_000 } }, repeater(30)])).toBe('animation_heavy');
    expect(ofShapes([{ ty: 'gf', g: { p: 1_000 } }, repeater(30)])).toBe('animation_heavy');
    const path = { ty: 'sh', ks: { a: 0, k: { v: times(5_000, () => [1, 1]) } } };
    expect(ofShapes([path, repeater(12)])).toEqual(good);
    expect(ofShapes([path, repeater(200)])).toBe('animation_heavy');
  });

  it('are those of all layers, added', () => {
    const drawn = (count: number) => times(count, () => layer({ shapes: [group(circle, repeater(500))] }));
    expect(read({ layers: drawn(20) })).toEqual(good);
    expect(read({ layers: drawn(40) })).toBe('animation_heavy');
    expect(read({ layers: [layer({ layers: drawn(40) })] })).toBe('animation_heavy');
    expect(read({ assets: [{ id: 'a', layers: drawn(40) }] })).toBe('animation_heavy');
  });

  it('are those of compositions as often as they are shown, by others too', () => {
    const shows = (count: number, refId?: string) => times(count, () => layer({ ty: 0, refId }));
    const drawn = [layer({ shapes: [circle, repeater(many / 20)] })];
    const assets = [
      { id: 'a', layers: shows(10, 'b') },
      { id: 'b', layers: drawn },
    ];
    expect(read({ assets, layers: shows(10, 'b') })).toEqual(good);
    expect(read({ assets, layers: shows(5, 'a') })).toEqual(good);
    expect(read({ assets, layers: shows(30, 'a') })).toBe('animation_heavy');
    // A composition without a name is shown by layers that name none.
    expect(read({ assets: [{ layers: drawn }], layers: shows(5) })).toEqual(good);
    expect(read({ assets: [{ layers: drawn }], layers: shows(250) })).toBe('animation_heavy');
    expect(read({ assets: [{ layers: shows(1) }], layers: shows(1) })).toBe('animation_heavy');
  });

  it('are those of letters as often as a text has them', () => {
    const text = (t: string, more: Parts = {}) =>
      layer({ ty: 5, t: { d: { k: [{ t: 0, s: { t, f: 'Arial' } }] }, ...more } });
    const glyphs = (copies: number) => ({ chars: [{ ch: 'a', data: { shapes: [group(circle, repeater(copies))] } }] });
    expect(read({ layers: [text('a'.repeat(200))], ...glyphs(3) })).toEqual(good);
    expect(read({ layers: [text('a'.repeat(200))], ...glyphs(500) })).toBe('animation_heavy');
    expect(read({ layers: [text('a'.repeat(200), { a: times(200, () => ({})) })] })).toBe('animation_heavy');
    const composed = {
      chars: [{ t: 1, data: { refId: 'b' } }],
      assets: [{ id: 'b', layers: times(100, () => layer()) }],
    };
    expect(read({ layers: [text('a')], ...composed })).toEqual(good);
    expect(read({ layers: [text('a'.repeat(200))], ...composed })).toBe('animation_heavy');
    const slots = { long: { p: { k: [{ s: { t: 'a'.repeat(animationWorkMax) } }] } } };
    expect(read({ layers: [layer({ ty: 5, t: { d: { sid: 'long' } } })], slots })).toBe('animation_heavy');
  });

  it('are counted soon, however the file is written', () => {
    const slots = { long: { p: { a: 0, k: times(100_000, () => 1) } } };
    const started = performance.now();
    ofShapes(
      times(9_000, () => repeater(1, { c: { sid: 'long' } })),
      { slots },
    );
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
