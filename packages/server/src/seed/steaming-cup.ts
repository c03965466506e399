/** Frames of one turn, at 30 a second. */
const frames = 90;

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

const still = (k: unknown) => ({ a: 0, k });

/** A value that moves through moments: each a frame and what it is then, softly from one to the next. */
const moving = (moments: readonly (readonly [frame: number, value: readonly number[]])[]) => ({
  a: 1,
  k: moments.map(([t, s]) => ({ t, s, i: { x: [0.6], y: [1] }, o: { x: [0.4], y: [0] } })),
});

const paint = ([red, green, blue]: Colour) => ({ ty: 'fl', c: still([red, green, blue, 1]), o: still(100) });

/** A line through points, bent by the handles beside them. */
const path = (points: readonly Point[], bend: number, isClosed: boolean) => ({
  ty: 'sh',
  ks: still({ c: isClosed, v: points, i: points.map(() => [bend, 0]), o: points.map(() => [-bend, 0]) }),
});

const rectangle = (at: Point, size: Point, round: number) => ({
  ...{ ty: 'rc', p: still(at), s: still(size), r: still(round) },
});

const group = (...items: object[]) => ({
  ty: 'gr',
  it: [...items, { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) }],
});

const layer = (ind: number, nm: string, shapes: readonly object[], more: object = {}) => ({
  ...{ ty: 4, ind, nm, ip: 0, op: frames, st: 0, sr: 1, bm: 0 },
  ks: {
    o: still(100),
    r: still(0),
    p: still([148, 134, 0]),
    a: still([148, 134, 0]),
    s: still([100, 100, 100]),
    ...more,
  },
  shapes,
});

const brown: Colour = [0.41, 0.22, 0.07];
const cream: Colour = [1, 0.97, 0.93];

/** A thread of steam that rises and fades; `late` frames after the first one. */
const steam = (ind: number, x: number, late: number) =>
  layer(
    ind,
    `Buhar ${ind}`,
    [
      group(
        path(
          [
            [x, 110],
            [x, 84],
            [x, 58],
          ],
          12,
          false,
        ),
        { ty: 'st', c: still([...brown, 1]), o: still(100), w: still(6), lc: 2, lj: 2 },
      ),
    ],
    {
      o: moving([
        [late, [0]],
        [late + 20, [60]],
        [late + 50, [0]],
      ]),
      p: moving([
        [late, [148, 144, 0]],
        [late + 50, [148, 114, 0]],
      ]),
    },
  );

/** The animation of the demo: a cup from which steam rises. */
export const steamingCup = (): string =>
  JSON.stringify({
    ...{ v: '5.12.1', fr: 30, ip: 0, op: frames, w: 296, h: 269, nm: 'Buharı tüten fincan', ddd: 0, assets: [] },
    layers: [
      steam(1, 118, 0),
      steam(2, 148, 20),
      steam(3, 178, 40),
      layer(4, 'Fincan', [
        group(rectangle([148, 164], [116, 76], 22), paint(cream)),
        group(rectangle([212, 158], [40, 40], 18), { ty: 'st', c: still([...cream, 1]), o: still(100), w: still(12) }),
        group(rectangle([148, 132], [116, 14], 7), paint(brown)),
      ]),
      layer(5, 'Tabak', [group(rectangle([148, 216], [180, 16], 8), paint(brown))]),
      layer(6, 'Zemin', [group(rectangle([148, 134.5], [296, 269], 0), paint([1, 0.86, 0.62]))]),
    ],
    markers: [],
  });
