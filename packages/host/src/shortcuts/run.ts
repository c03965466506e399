const seen = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

const firstIn = <E extends HTMLElement>(selector: string): E | undefined =>
  [...document.querySelectorAll<E>(selector)].find(seen);

/** Focuses what the page searches with, its text marked, so that typing replaces it. Answers whether there is such a box. */
export const focusSearch = (): boolean => {
  const box = firstIn<HTMLInputElement>('main input[type="search"], main [role="search"] input');
  box?.focus();
  box?.select();
  return box !== undefined;
};

/** Follows the page's way to a new record, as a click would. Answers whether there is one. */
export const openAdd = (): boolean => {
  const way = firstIn('main a[data-target$=".add"]');
  way?.click();
  return way !== undefined;
};

/** Submits the form in which the focus is, as Enter in one of its boxes would. */
export const submitForm = (): boolean => {
  const form = document.activeElement?.closest('form');
  if (!form) return false;
  form.requestSubmit();
  return true;
};
