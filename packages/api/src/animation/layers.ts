import { isRecord, type Json, listOf } from './parts';

/** What each part of an animation counts by itself, without what it shows. */
export interface Weights {
  layer(layer: unknown): number;
  /** A letter that the file brings with itself. */
  glyph(data: unknown): number;
  /** How often a layer shows letters. */
  letters(layer: unknown): number;
}

/** Layers of the compositions by their names. Two of one name are counted together: which of them is shown, nobody knows. */
const compositionsOf = (assets: unknown): Map<unknown, unknown[]> => {
  const found = new Map<unknown, unknown[]>();
  for (const asset of listOf(assets)) {
    if (!isRecord(asset)) continue;
    const own = found.get(asset['id']);
    if (own) for (const layer of listOf(asset['layers'])) own.push(layer);
    else found.set(asset['id'], [...listOf(asset['layers'])]);
  }
  return found;
};

/** Deepest that one composition may show another. */
const nestingMax = 64;

/**
 * The sum over the layers that an animation shows: those of a composition as often as it is shown, and once where it
 * never is. A few layers that show each other again and again are millions; a composition that shows itself has no end.
 *
 * @param max beyond which nobody wants to know
 */
export const weighLayers = ({ assets, chars, layers }: Json, weights: Weights, max: number): number => {
  const compositions = compositionsOf(assets);
  const top = listOf(layers);
  const written = [top, ...compositions.values()].flat().reduce<number>((sum, layer) => sum + weights.layer(layer), 0);
  if (written > max) return written;
  const known = new Map<unknown, number>();
  const once = (key: unknown, weigh: () => number): number => {
    const before = known.get(key);
    if (before !== undefined) return before;
    // Met again before it is weighed, it shows itself.
    known.set(key, Number.POSITIVE_INFINITY);
    const weight = weigh();
    known.set(key, weight);
    return weight;
  };
  const weighAll = (of: readonly unknown[], depth: number): number => {
    if (depth > nestingMax) return Number.POSITIVE_INFINITY;
    return of.reduce<number>((sum, one) => sum + weights.layer(one) + shownBy(one, depth) + writtenBy(one, depth), 0);
  };
  const shownBy = (one: unknown, depth: number): number => {
    if (!isRecord(one)) return 0;
    // Players find a composition without a name where a layer names none.
    const isNamed = one['ty'] === 0 || one['refId'] !== undefined;
    const shown = isNamed ? compositions.get(one['refId']) : undefined;
    const inside = weighAll(listOf(one['layers']), depth + 1);
    return shown ? inside + once(shown, () => weighAll(shown, depth + 1)) : inside;
  };
  const heaviestGlyph = (depth: number): number =>
    once(chars, () =>
      listOf(chars).reduce<number>((heaviest, char) => {
        const data = isRecord(char) ? char['data'] : undefined;
        return Math.max(heaviest, weights.glyph(data) + shownBy(isRecord(data) ? { ...data, ty: 0 } : data, depth + 1));
      }, 0),
    );
  const writtenBy = (one: unknown, depth: number): number => {
    const letters = weights.letters(one);
    return letters === 0 ? 0 : letters * heaviestGlyph(depth);
  };
  return Math.max(written, weighAll(top, 0));
};
