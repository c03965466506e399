import { describe, expect, it } from 'vitest';
import { animationDepthMax, readAnimation } from './read';

type Parts = Record<string, unknown>;

const layer = (more: Parts = {}): Parts => ({ ty: 4, nm: 'Fincan', ip: 0, op: 90, st: 0, shapes: [], ...more });
const file = (more: Parts = {}): Parts => ({
  ...{ v: '5.12.1', fr: 30, ip: 0, op: 90, w: 296, h: 269, assets: [], layers: [layer()] },
  ...more,
});
const read = (more: Parts = {}) => readAnimation(JSON.stringify(file(more)));

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
  it.each([png, png.replace('png', 'jpeg')])('may be embedded, as %s', (p) => {
    expect(read({ assets: [{ id: 'a', w: 1, h: 1, u: '', p, e: 1 }] })).toEqual(good);
  });

  it.each([
    ['a folder elsewhere', { u: 'https://telve.example/', p: 'a.png' }],
    ['a name', { p: 'a.png' }],
    ['a name in a list', { p: ['https://telve.example/a.png'] }],
    ['a folder beside an embedded picture', { u: 'https://telve.example/', p: png }],
    ['a folder in a list', { u: ['https://telve.example/'], p: png }],
    ['a WebP, which the server does not read', { p: png.replace('png', 'webp') }],
    ['a GIF, which the server does not read', { p: png.replace('png', 'gif') }],
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
    const fake = { length: 1, 0: { ty: 'el' } };
    expect(read({ layers: [layer({ layers: fake })] })).toBe('animation_content');
    expect(read({ layers: [layer({ shapes: fake })] })).toBe('animation_content');
    expect(read({ layers: [layer({ shapes: [{ ty: 'gr', it: fake }] })] })).toBe('animation_content');
    expect(read({ chars: fake })).toBe('animation_content');
  });
});
