import { isRecord, type Json, listOf, partsOf } from './parts';
import { isHeavy } from './work';

/** Deepest nesting of an animation. */
export const animationDepthMax = 64;

/** Largest number of an animation. */
const numberMax = 1_000_000_000;

/** Longest side, in pixels. */
const sideMax = 10_000;

/** Longest name of the format, e.g. `5.12.1`. */
const formatMax = 32;

/** Why an animation cannot be taken. */
export type AnimationFault =
  | 'animation_content'
  | 'animation_deep'
  | 'animation_expression'
  | 'animation_external'
  | 'animation_heavy';

/** What an animation says of itself. */
export interface AnimationFacts {
  /** Version of the format it names, e.g. `5.12.1`; empty where it names none. */
  format: string;
  seconds: number;
  width: number;
  height: number;
}

/** True when brackets nest deeper than `animationDepthMax`. Looks at the text, so that nothing deep is ever built. */
const isDeep = (text: string): boolean => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > animationDepthMax) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return false;
};

/** The pictures that the server can make anew from their pixels. */
const embedded = /^data:image\/(png|jpeg);base64,[A-Za-z\d+/=]*$/;

/** A text, or a list with one: players join it into the address they load or the code they run. */
const holdsText = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsText) : typeof value === 'string' && value !== '';

/**
 * A file that would have to be fetched: a picture or a sound by folder `u` and name `p`, a font by its path. Embedded
 * pictures carry it in themselves.
 */
const isExternal = ({ u, p, fPath }: Json): boolean =>
  holdsText(u) || holdsText(fPath) || (holdsText(p) && !(typeof p === 'string' && embedded.test(p)));

const positive = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value > 0 && value <= max;

/** Its length in seconds, or undefined where the times do not fit together. */
const lengthOf = ({ ip, op, fr }: Json): number | undefined => {
  const [first, last] = [ip ?? 0, op];
  if (typeof first !== 'number' || typeof last !== 'number' || !positive(fr, 1_000)) return undefined;
  const seconds = (last - first) / fr;
  return seconds > 0 && seconds <= 3_600 ? seconds : undefined;
};

/** Lists that players walk by their length. Something else with a `length` would be walked too, and counted by nobody. */
const hasLists = (file: Json, parts: readonly Json[]): boolean =>
  [file['assets'], file['chars'], ...parts.flatMap(({ layers, shapes, it }) => [layers, shapes, it])].every(
    (list) => list === undefined || Array.isArray(list),
  );

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

/** What stands at its top, where it is one. */
const factsOf = (file: unknown): AnimationFacts | undefined => {
  if (!isRecord(file)) return undefined;
  const { v: format, w: width, h: height } = file;
  const seconds = lengthOf(file);
  if (seconds === undefined || typeof format !== 'string' || format.length > formatMax) return undefined;
  return positive(width, sideMax) && positive(height, sideMax) ? { format, seconds, width, height } : undefined;
};

/**
 * Looks into an animation (CONB-23): a Lottie JSON that holds its parts itself. Nothing of it runs: expressions, the
 * code of the format, stand as a text under the key `x` of a property and are refused, also where a player would skip them.
 *
 * @param text the file's text
 */
export const readAnimation = (text: string): AnimationFacts | AnimationFault => {
  if (isDeep(text)) return 'animation_deep';
  const file = parse(text);
  const facts = factsOf(file);
  if (!facts || !isRecord(file)) return 'animation_content';
  const { objects, peak } = partsOf(file);
  if (objects.some(({ x }) => holdsText(x))) return 'animation_expression';
  if (objects.some(isExternal)) return 'animation_external';
  if (peak > numberMax || !hasLists(file, objects) || listOf(file['layers']).length === 0) return 'animation_content';
  return isHeavy(file, objects) ? 'animation_heavy' : facts;
};
