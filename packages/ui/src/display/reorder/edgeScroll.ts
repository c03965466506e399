/** How near the edge a pointer lets the page scroll, and how fast, in pixels. */
const edge = 56;
const speed = 10;

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** What scrolls an element up and down: the nearest box around it, else the page. */
export const scrollerOf = (element: Element): Element => {
  for (let box = element.parentElement; box; box = box.parentElement) if (scrolls(box)) return box;
  return element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
};

/** Scrolls a step when the pointer is near the upper or lower edge of what can be seen. */
export const scrollAtEdge = (scroller: Element, y: number): void => {
  const { top, bottom } = scroller.getBoundingClientRect();
  const [upper, lower] = [Math.max(0, top), Math.min(window.innerHeight, bottom)];
  if (y < upper + edge) scroller.scrollBy(0, -speed);
  else if (y > lower - edge) scroller.scrollBy(0, speed);
};
