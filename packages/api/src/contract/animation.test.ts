import { describe, expect, it } from 'vitest';
import { animationDepthMax, animationLayersMax, readAnimation } from './animation';

type Parts = Record<string, unknown>;

const layer = (more: Parts = {}): Parts => ({ ty: 4, nm: 'Fincan', ip: 0, op: 90, st: 0, shapes: [], ...more });
const file = (more: Parts = {}): Parts => ({
  ...{ v: '5.12.1', fr: 30, ip: 0, op: 90, w: 296, h: 269, assets: [], layers: [layer()] },
  ...more,
});
const read = (more: Parts = {}) => readAnimation(JSON.stringify(file(more)));
const ofShape = (shape: Parts) => read({ layers: [layer({ shapes: [{ ty: 'gr', it: [shape] }] })] });

const good = { format: '5.12.1', seconds: 3, width: 296, height: 269 };
const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('an animation (CONB-23)', () => {
  it('tells its format, length and size', () => {
    expect(read()).toEqual(good);
    expect(read({ v: '', ip: 30 })).toEqual({ ...good, format: '', seconds: 2 });
  });

  it('may begin with a byte order mark', () => {
    expect(readAnimation(`\uFEFF${JSON.stringify(file())}`)).toEqual(good);
  });

  it.each([
    ['no JSON', '{"v":"5.0.0",'],
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['a list', '[]'],
    ['a text', '"lottie"'],
    ['null', 'null'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
  ])('is not %s', (_what, text) => {
    expect(readAnimation(text)).toBe('animation_content');
  });

  it.each(['v', 'w', 'h', 'op', 'fr', 'layers'])('has a %s', (name) => {
    expect(read({ [name]: undefined })).toBe('animation_content');
    expect(read({ [name]: {} })).toBe('animation_content');
  });

  it.each([
    [{ w: 0 }],
    [{ h: -1 }],
    [{ w: 10_001 }],
    [{ fr: 0 }],
    [{ fr: 1_001 }],
    [{ op: 0 }],
    [{ op: 30 * 3_601 }],
    [{ ip: '0' }],
    [{ layers: [] }],
    [{ v: '5'.repeat(33) }],
  ])('has values that make sense, unlike %j', (more) => {
    expect(read(more)).toBe('animation_content');
  });
});

describe('the nesting of an animation (CONB-23)', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const holding = (text: string) => JSON.stringify(file({ q: 0 })).replace('"q":0', `"q":${text}`);

  it(`is at most ${animationDepthMax} deep`, () => {
    expect(readAnimation(holding(nested(animationDepthMax - 1)))).toEqual(good);
    expect(readAnimation(holding(nested(animationDepthMax)))).toBe('animation_deep');
    expect(readAnimation(holding('{"a":'.repeat(animationDepthMax)))).toBe('animation_deep');
  });

  it('of 100,000 is told without being built', () => {
    expect(readAnimation(holding(nested(100_000)))).toBe('animation_deep');
    expect(readAnimation('['.repeat(100_000))).toBe('animation_deep');
  });

  it('is not that of brackets in a text', () => {
    expect(read({ nm: `\\"${'[{'.repeat(200)}` })).toEqual(good);
  });
});

describe('an expression (CONB-23)', () => {
  it.each([
    ['of a property', layer({ ks: { r: { a: 0, k: 0, x: 'var $bm_rt = time;' } } })],
    ['of an effect', layer({ ef: [{ ef: [{ v: { k: 1, x: 'fetch("/")' } }] }] })],
    ['of a text', layer({ t: { d: { k: [], x: 'text' } } })],
    ['in a list, which a player joins', layer({ ks: { r: { k: 0, x: ['fetch(1)'] } } })],
    ['in a list of a list', layer({ ks: { r: { k: 0, x: [[0, ['fetch(1)']]] } } })],
    ['where no player looks', layer({ meta: { x: 'alert(1)' } })],
  ])('%s is refused', (_where, one) => {
    expect(read({ layers: [one] })).toBe('animation_expression');
    expect(read({ assets: [{ id: 'a', layers: [one] }] })).toBe('animation_expression');
  });

  it('is none where x is a curve or a place', () => {
    const moving = { a: 1, k: [{ t: 0, s: [0], i: { x: [0.5], y: [1] }, o: { x: 0.5, y: 0 } }] };
    expect(
      read({ layers: [layer({ ks: { r: moving, p: { s: true, x: { a: 0, k: 1 }, y: { a: 0, k: 1 } } } })] }),
    ).toEqual(good);
  });
});

describe('the files of an animation (CONB-23)', () => {
  it.each([png, png.replace('png', 'jpeg'), png.replace('png', 'webp'), png.replace('png', 'gif')])(
    'may be embedded, as %s',
    (p) => {
      expect(read({ assets: [{ id: 'a', w: 1, h: 1, u: '', p, e: 1 }] })).toEqual(good);
    },
  );

  it.each([
    ['a folder elsewhere', { u: 'https://telve.example/', p: 'a.png' }],
    ['a name', { p: 'a.png' }],
    ['a name in a list', { p: ['https://telve.example/a.png'] }],
    ['a folder beside an embedded picture', { u: 'https://telve.example/', p: png }],
    ['a folder in a list', { u: ['https://telve.example/'], p: png }],
    ['an SVG', { p: 'data:image/svg+xml;base64,PHN2Zy8+' }],
    ['a page', { p: 'data:text/html;base64,PHNjcmlwdD4=' }],
    ['an embedded picture with more behind it', { p: `${png}#<svg onload=alert(1)>` }],
    ['a script', { p: 'javascript:alert(1)' }],
    ['a picture of what claims to be a composition', { p: 'a.png', layers: null }],
  ])('are not %s', (_what, asset) => {
    expect(read({ assets: [{ id: 'a', ...asset }] })).toBe('animation_external');
    // Also where a player takes it from a slot.
    expect(read({ slots: { a: { p: asset } } })).toBe('animation_external');
  });

  it('are no fonts that have to be fetched', () => {
    expect(read({ fonts: { list: [{ fName: 'Arial', fFamily: 'Arial', fPath: '' }] } })).toEqual(good);
    for (const fPath of ['https://telve.example/a.css', ['https://telve.example/a.css']]) {
      expect(read({ fonts: { list: [{ fPath }] } })).toBe('animation_external');
      expect(read({ fonts: { list: { length: 1, 0: { fPath } } } })).toBe('animation_external');
    }
  });

  it('stand in a list and nothing that only looks like one', () => {
    expect(read({ assets: { length: 1, 0: { p: 'https://telve.example/a.png' } } })).toBe('animation_external');
    expect(read({ assets: { length: 1, 0: {} } })).toBe('animation_content');
    expect(read({ layers: [layer({ layers: { length: 1_000_000 } })] })).toBe('animation_content');
  });
});

describe('the work an animation makes (CONB-23)', () => {
  it.each([
    ['copies', { ty: 'rp', c: { a: 0, k: 1_001 } }],
    ['copies at a moment', { ty: 'rp', c: { a: 1, k: [{ t: 0, s: [1e8] }] } }],
    ['points', { ty: 'sr', pt: { a: 0, k: 1_001 } }],
    ['ridges', { ty: 'zz', r: { a: 0, k: 1_001 } }],
    ['colours', { ty: 'gf', g: { p: 1e9, k: {} } }],
  ])('has an end: not more %s than any drawing needs', (_what, shape) => {
    expect(ofShape(shape)).toBe('animation_content');
  });

  it('may be that of a drawing', () => {
    expect(ofShape({ ty: 'rp', c: { a: 0, k: 12 } })).toEqual(good);
    expect(ofShape({ ty: 'gf', g: { p: 3, k: { a: 0, k: [0, 0, 0, 0] } } })).toEqual(good);
  });

  it('has no number that is none or is out of all bounds', () => {
    const holding = (number: string) => JSON.stringify(file({ q: 0 })).replace('"q":0', `"q":${number}`);
    expect(readAnimation(holding('1e9'))).toEqual(good);
    for (const number of ['1e10', '-1e10', '1e999', '-1e999'])
      expect(readAnimation(holding(number))).toBe('animation_content');
  });

  it(`is that of at most ${animationLayersMax} layers`, () => {
    const layers = (count: number) => Array.from({ length: count }, () => layer());
    expect(read({ layers: layers(animationLayersMax) })).toEqual(good);
    expect(read({ layers: layers(animationLayersMax + 1) })).toBe('animation_content');
    expect(read({ assets: [{ id: 'a', layers: layers(animationLayersMax) }] })).toBe('animation_content');
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
    expect(read({ assets: [{ id: 'a', layers: shows('a') }], layers: shows('a') })).toBe('animation_content');
    const round = [
      { id: 'a', layers: shows('b') },
      { id: 'b', layers: shows('a') },
    ];
    expect(read({ assets: round, layers: shows('b') })).toBe('animation_content');
    const many = Array.from({ length: 20 }, (_, n) => ({ id: `${n}`, layers: shows(`${n + 1}`, `${n + 1}`) }));
    expect(read({ assets: many, layers: shows('0') })).toBe('animation_content');
    const long = Array.from({ length: 1_900 }, (_, n) => ({ id: `${n}`, layers: shows(`${n + 1}`) }));
    expect(read({ assets: long, layers: shows('0') })).toBe('animation_content');
    const named = [
      { id: 'a', layers: [layer()] },
      { id: 'a', layers: shows('a') },
    ];
    expect(read({ assets: named, layers: shows('a') })).toBe('animation_content');
  });
});
