import { type RefObject, useEffect, useState } from 'react';

/** A drawing is fetched when it is this near to the window. */
const margin = '200px';

/** True from the moment the element comes near the window. Never on a server, nor where nothing is laid out. */
export const useSeen = (ref: RefObject<HTMLElement | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setSeen(true), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen]);
  return seen;
};
