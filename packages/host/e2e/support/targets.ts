import type { Page } from '@playwright/test';

/**
 * Targets below 24 by 24 CSS pixels whose 24 px circle meets another target (WCAG 2.5.8). Links inside a sentence are
 * excepted, and so is what nobody can see. So are the parts of a drawing, which are as narrow as the days they stand for: the
 * rows of its table lead to the same.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24;
    const shown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.offsetWidth > 1;
    const inSentence = (element: Element) =>
      element.matches('p a, li a') &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [role=option], [tabindex="0"]',
      ),
    ].filter((element) => shown(element) && !element.closest('[inert], [data-at]'));
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const near = (box: DOMRect, other: DOMRect) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < least / 2;
    };
    /** The bar that stands still and holds it: what lies under such a bar is scrolled from it before it is used. */
    const bar = (element: Element | null): Element | null =>
      element && !['sticky', 'fixed'].includes(getComputedStyle(element).position)
        ? bar(element.parentElement)
        : element;
    return boxes
      .filter(({ box }) => Math.min(box.width, box.height) < least - 0.5)
      .filter(({ element }) => !inSentence(element))
      .filter(({ element, box }) =>
        boxes.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            near(box, other.box) &&
            bar(other.element) === bar(element),
        ),
      )
      .map(({ element, box }) => `${element.outerHTML.slice(0, 160)} ${box.width.toFixed(1)}×${box.height.toFixed(1)}`);
  });
