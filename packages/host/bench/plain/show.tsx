import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders into the place that was kept free of the real page. */
export const show = (selector: string, page: ReactNode): void => {
  const place = document.querySelector(selector);
  if (!place) throw new Error(`The page lacks ${selector}`);
  createRoot(place).render(page);
};
