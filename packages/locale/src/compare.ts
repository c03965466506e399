let collator: Intl.Collator | undefined;

function turkish(): Intl.Collator {
  collator ??= new Intl.Collator('tr', { numeric: true });
  return collator;
}

/**
 * Turkish order for `Array.prototype.sort`: Ç after C, Ğ after G, I before İ, Ö after O, Ş after S, Ü after U;
 * numbers inside texts by value (`Şube 2` before `Şube 10`). For lists that live in the browser only:
 * what a server has ordered stays in the server's order.
 */
export function compareTr(a: string, b: string): number {
  return turkish().compare(a, b);
}

/** A new array in Turkish order of the text that `textOf` reads from each item. Equal texts keep their order. */
export function sortTr<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => compareTr(textOf(a), textOf(b)));
}
