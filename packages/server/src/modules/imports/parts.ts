/** Rows that are written at once. */
const partSize = 500;

/** A list in parts that one statement can carry. */
export const partsOf = <Item>(items: readonly Item[], size = partSize): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size));
