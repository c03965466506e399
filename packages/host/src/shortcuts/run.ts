const seen = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

const firstIn = <E extends HTMLElement>(selector: string): E | undefined =>
  [...document.querySelectorAll<E>(selector)].find(seen);

/** What the shortcuts do; nothing on a page that has no place for it. */
export const run = {
  /** Focuses what the page searches with, its text marked, so that typing replaces it. */
  search: (): void => {
    const box = firstIn<HTMLInputElement>('main input[type="search"], main [role="search"] input');
    box?.focus();
    box?.select();
  },
  /** Follows the page's way to a new record, as a click would. */
  add: (): void => firstIn('main a[data-target$=".add"]')?.click(),
};
