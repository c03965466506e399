export type PageItem = number | 'gap';

/**
 * What a pager shows: first and last page, the current one and its neighbours, and a gap for what is left out. A gap never stands for one page.
 * `pageItems(1, 32)` → `[1, 2, 3, 'gap', 32]`
 */
export function pageItems(page: number, totalPages: number): PageItem[] {
  const total = Math.max(1, totalPages);
  const current = Math.min(Math.max(1, page), total);
  const start = Math.max(1, Math.min(current - 1, total - 2));
  const shown = new Set([1, total, start, start + 1, start + 2].filter((one) => one >= 1 && one <= total));
  const items: PageItem[] = [];
  let previous = 0;
  for (const one of [...shown].sort((a, b) => a - b)) {
    if (one - previous === 2) items.push(one - 1);
    else if (one - previous > 2) items.push('gap');
    items.push(one);
    previous = one;
  }
  return items;
}

/** First and last record of a page, counted from 1; `0–0` when there is none. */
export function pageRange(page: number, pageSize: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  return { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total) };
}
