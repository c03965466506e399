export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export type Side = 'bottom' | 'top' | 'right';
export type Align = 'start' | 'center' | 'end';

export interface PlaceInput {
  /** What the panel belongs to, in viewport coordinates. */
  anchor: Box;
  panel: Size;
  viewport: Size;
  side: Side;
  align: Align;
  /** Between anchor and panel. */
  gap: number;
  /** Between panel and the edge of the viewport. */
  margin: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Room for the panel on the side it got; a higher panel scrolls. */
  maxHeight: number;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Where a panel goes: on its side when it fits there, else on the opposite one, always inside the viewport. All values in CSS pixels. */
export function place({ anchor, panel, viewport, side, align, gap, margin }: PlaceInput): Placed {
  const full = viewport.height - 2 * margin;
  if (side === 'right') {
    const right = anchor.left + anchor.width + gap;
    const fits = right + panel.width <= viewport.width - margin;
    const left = fits ? right : anchor.left - gap - panel.width;
    const centred = anchor.top + (anchor.height - Math.min(panel.height, full)) / 2;
    return {
      left: clamp(left, margin, viewport.width - margin - panel.width),
      top: clamp(centred, margin, viewport.height - margin - Math.min(panel.height, full)),
      maxHeight: full,
    };
  }
  const below = viewport.height - margin - (anchor.top + anchor.height + gap);
  const above = anchor.top - gap - margin;
  const preferred = side === 'bottom' ? below : above;
  const opposite = side === 'bottom' ? above : below;
  const flip = panel.height > preferred && opposite > preferred;
  const onBottom = (side === 'bottom') !== flip;
  const room = Math.max(0, onBottom ? below : above);
  const height = Math.min(panel.height, room);
  const shift = { start: 0, center: (anchor.width - panel.width) / 2, end: anchor.width - panel.width }[align];
  return {
    left: Math.max(margin, Math.min(anchor.left + shift, viewport.width - margin - panel.width)),
    top: onBottom ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    maxHeight: room,
  };
}
