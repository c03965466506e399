/** A circle that fades in and out: 2.4 seconds, drawn of shapes alone. */
const circle = {
  ty: 4,
  ind: 1,
  ip: 0,
  op: 72,
  st: 0,
  sr: 1,
  bm: 0,
  ks: {
    o: {
      a: 1,
      k: [
        { t: 0, s: [100], o: { x: [0.5], y: [0.5] }, i: { x: [0.5], y: [0.5] } },
        { t: 71, s: [20] },
      ],
    },
    r: { a: 0, k: 0 },
    p: { a: 0, k: [148, 134, 0] },
    a: { a: 0, k: [0, 0, 0] },
    s: { a: 0, k: [100, 100, 100] },
  },
  shapes: [
    {
      ty: 'gr',
      it: [
        { ty: 'el', p: { a: 0, k: [0, 0] }, s: { a: 0, k: [160, 160] } },
        { ty: 'fl', c: { a: 0, k: [0.1, 0.45, 0.5, 1] }, o: { a: 0, k: 100 } },
        {
          ty: 'tr',
          p: { a: 0, k: [0, 0] },
          a: { a: 0, k: [0, 0] },
          s: { a: 0, k: [100, 100] },
          r: { a: 0, k: 0 },
          o: { a: 0, k: 100 },
        },
      ],
    },
  ],
};

const whole = { v: '5.12.1', fr: 30, ip: 0, op: 72, w: 296, h: 269, assets: [], layers: [circle] };

/** Text of a good animation, or of one that differs in its parts. */
export const animationText = (over: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...whole, ...over });

/** An animation whose opacity is worked out by code that would tell on itself. */
export const withExpression = (): string => {
  const o = { ...circle.ks.o, x: 'window.telveRan = true; alert(1)' };
  return animationText({ layers: [{ ...circle, ks: { ...circle.ks, o } }] });
};

/** An animation that draws its circle a million times: copies of copies. */
export const repeated = (): string => {
  const copies = { ty: 'rp', c: { a: 0, k: 1_000 } };
  return animationText({ layers: [{ ...circle, shapes: [...circle.shapes, copies, copies] }] });
};

/** An animation that wants a picture from elsewhere. */
export const withPicture = (): string =>
  animationText({ assets: [{ id: 'a', w: 10, h: 10, u: 'https://telve.example/', p: 'a.png', e: 0 }] });

/** Animations that pass every check and cannot be drawn: a path and an ellipse without what they are made of. */
export const undrawable = (kind: 'sh' | 'el' = 'sh'): string =>
  animationText({ layers: [{ ...circle, shapes: [{ ty: kind, ks: null, p: null, s: null }] }] });

/** Brackets upon brackets. */
export const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

export const animationFile = (text = animationText(), name = 'fincan-dolum.json'): File =>
  new File([text], name, { type: 'application/json' });

/** Where an animation is stored, without a server. */
export const addressOf = (text = animationText()): string => `data:application/json,${encodeURIComponent(text)}`;
