import type { Box, Size } from './plot';

const gap = 6;

/** Where a tooltip stands: over the middle of its mark and within the drawing's width, above where the mark begins. */
export const tipPlace = (box: Box, tip: Size, width: number): { left: number; top: number } => ({
  left: Math.round(Math.max(0, Math.min(box.x + box.width / 2 - tip.width / 2, width - tip.width))),
  top: Math.round(box.y - tip.height - gap),
});
