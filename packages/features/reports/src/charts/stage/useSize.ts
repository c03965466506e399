import { type RefObject, useEffect, useState } from 'react';

export interface StageSize {
  /** Whole CSS pixels. */
  width: number;
  height: number;
  /** The frame has the height of a narrow drawing. */
  narrow: boolean;
}

const isSame = (a: StageSize | null, b: StageSize) =>
  a?.width === b.width && a.height === b.height && a.narrow === b.narrow;

/** Size of an element, and again whenever it changes. Null before it is known. */
export const useSize = (ref: RefObject<HTMLElement | null>): StageSize | null => {
  const [size, setSize] = useState<StageSize | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const narrow = getComputedStyle(element).getPropertyValue('--_chart-narrow').trim() === '1';
      const { width, height } = entry.contentRect;
      const next = { width: Math.floor(width), height: Math.floor(height), narrow };
      setSize((last) => (isSame(last, next) ? last : next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
