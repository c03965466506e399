import { weighLayers } from './layers';
import { isRecord, type Json, listOf, partsOf } from './parts';

/** Most layers an animation may show: a composition counts as often as it is shown. */
export const animationLayersMax = 2_000;

/**
 * Most work an animation may make, in shapes a player draws: those of a repeater as often as it copies them, of a
 * composition as often as it is shown. 100 values, e.g. the points of a path, count as one shape more.
 */
export const animationWorkMax = 20_000;

/** Most copies of a shape, points of a star, ridges of a line and colours of a gradient. */
const partsMax = 1_000;

/** What stands once for many parts of a file. */
interface Shared {
  /** What a property takes by the name under `sid`: the largest value, or the letters of a text. */
  slots: ReadonlyMap<string, { peak: number; letters: number }>;
  /** How far the curves of the whole file swing. */
  swing: number;
}

/** Farthest number from 0, without times and curves. Players make a number of a text. */
const peakOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((peak, part) => Math.max(peak, peakOf(part)), 0);
  if (isRecord(value)) {
    return peakOf(Object.keys(value).map((name) => (['t', 'i', 'o'].includes(name) ? 0 : value[name])));
  }
  return typeof value === 'number' || typeof value === 'string' ? Math.abs(Number(value)) || 0 : 0;
};

/** How far beyond its ends a curve from one value to the next may go, as a share of the way. */
const swingOf = (parts: readonly Json[]): number =>
  peakOf(parts.flatMap(({ i, o }) => (isRecord(i) && isRecord(o) ? [Object.values(i), Object.values(o)] : [])));

/** The largest value at some moment, between others too. */
const largestOf = (value: unknown, swing: number): number => {
  const { objects } = partsOf(value);
  // A player takes a curve that has a name from wherever it met the name first.
  const own = objects.some(({ n }) => n !== undefined) ? swing : swingOf(objects);
  return peakOf(value) * (own > 1 ? 1 + 2 * own : 1);
};

/** Letters of the longest text. */
const lettersIn = (value: unknown): number =>
  partsOf(value).objects.reduce((most, { t }) => (typeof t === 'string' ? Math.max(most, t.length) : most), 0);

const sharedOf = (file: Json, parts: readonly Json[]): Shared => {
  const swing = swingOf(parts);
  const slots = Object.entries(Object(file['slots'])).map(([name, slot]) => {
    const value = isRecord(slot) ? slot['p'] : undefined;
    const peak = largestOf(isRecord(value) ? value['k'] : 0, swing);
    return [name, { peak, letters: lettersIn(value) }] as const;
  });
  return { swing, slots: new Map(slots) };
};

const slotOf = (property: Json, { slots }: Shared) => slots.get(String(property['sid'])) ?? { peak: 0, letters: 0 };

/** By what players multiply all that stands before it in its list: a repeater's copies, a zigzag's ridges. */
const multipliers: Readonly<Record<string, string>> = { rp: 'c', zz: 'r' };

/** What players walk through within one shape: a star's points, the steps that a repeater begins later. */
const steps: Readonly<Record<string, string>> = { sr: 'pt', rp: 'o' };

const amountOf = (names: Readonly<Record<string, string>>, part: Json, shared: Shared): number => {
  const { ty } = part;
  const name = typeof ty === 'string' && Object.hasOwn(names, ty) ? names[ty] : undefined;
  const property = name === undefined ? 0 : part[name];
  if (!isRecord(property)) return Math.ceil(peakOf(property));
  return Math.ceil(Math.max(largestOf(property['k'], shared.swing), slotOf(property, shared).peak));
};

const coloursOf = ({ g }: Json): number => (isRecord(g) ? peakOf(g['p']) : 0);

const sizeOf = (value: unknown): number => partsOf(value).count / 100;

const weighShape = (shape: unknown, shared: Shared): number => {
  if (!isRecord(shape)) return 1 + sizeOf(shape);
  const { it, ...own } = shape;
  return 1 + sizeOf(own) + amountOf(steps, own, shared) + coloursOf(own) + weighShapes(it, shared);
};

/** A list of shapes: what multiplies takes all before it, also what multiplies itself. */
const weighShapes = (shapes: unknown, shared: Shared): number =>
  listOf(shapes).reduce<number>((before, shape) => {
    const times = isRecord(shape) ? Math.max(1, amountOf(multipliers, shape, shared)) : 1;
    return before * times + weighShape(shape, shared);
  }, 0);

const lettersOf = (layer: unknown, shared: Shared): number => {
  const text = isRecord(layer) && isRecord(layer['t']) ? layer['t']['d'] : undefined;
  return isRecord(text) ? Math.max(lettersIn(text), slotOf(text, shared).letters) : 0;
};

const weighLayer = (layer: unknown, shared: Shared): number => {
  if (!isRecord(layer)) return 1;
  const { shapes, layers: _inside, t, ...own } = layer;
  const eachLetter = 1 + (isRecord(t) ? listOf(t['a']).length : 0);
  return 1 + sizeOf([own, t]) + weighShapes(shapes, shared) + lettersOf(layer, shared) * eachLetter;
};

/**
 * True for an animation at which a player would stand still: of more layers or shapes than any drawing needs, or with a
 * list that is reserved for more.
 *
 * @param parts all objects of the file
 */
export const isHeavy = (file: Json, parts: readonly Json[]): boolean => {
  const shared = sharedOf(file, parts);
  const peak = (part: Json) =>
    Math.max(amountOf(multipliers, part, shared), amountOf(steps, part, shared), coloursOf(part));
  if (parts.some((part) => peak(part) > partsMax)) return true;
  const letters = (layer: unknown) => lettersOf(layer, shared);
  const count = { layer: () => 1, glyph: () => 0, letters };
  if (weighLayers(file, count, animationLayersMax) > animationLayersMax) return true;
  const glyph = (data: unknown) => weighLayer(data, shared);
  const work = { layer: (layer: unknown) => weighLayer(layer, shared), glyph, letters };
  return weighLayers(file, work, animationWorkMax) > animationWorkMax;
};
