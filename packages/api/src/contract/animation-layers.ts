import { isRecord, type Json, listOf } from './animation-parts';

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
 * Layers that an animation shows: those of a composition as often as it is shown, and once where it never is. A few layers
 * that show each other again and again are millions; a composition that shows itself has no end.
 *
 * @param max beyond which nobody wants to know
 */
export const countLayers = ({ assets, layers }: Json, max: number): number => {
  const compositions = compositionsOf(assets);
  const written = [...compositions.values()].reduce((sum, own) => sum + own.length, listOf(layers).length);
  if (written > max) return written;
  const counts = new Map<unknown, number>();
  const countAll = (of: readonly unknown[], depth: number): number => {
    if (depth > nestingMax) return Number.POSITIVE_INFINITY;
    return of.reduce<number>((sum, layer) => sum + 1 + countShown(layer, depth), 0);
  };
  const countShown = (layer: unknown, depth: number): number => {
    const id = isRecord(layer) ? layer['refId'] : undefined;
    const shown = id === undefined ? undefined : compositions.get(id);
    if (!shown) return 0;
    const known = counts.get(id);
    if (known !== undefined) return known;
    // Met again before it is counted, it shows itself.
    counts.set(id, Number.POSITIVE_INFINITY);
    const count = countAll(shown, depth + 1);
    counts.set(id, count);
    return count;
  };
  return Math.max(written, countAll(listOf(layers), 0));
};
