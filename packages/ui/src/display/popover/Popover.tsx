'use client';
import { type ReactNode, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import type { Align, Side } from './place';
import { panelCss } from './styles';
import { usePanel } from './usePanel';

export interface PopoverProps {
  /** What it hangs on. */
  anchor: RefObject<HTMLElement | null>;
  /** A click outside or Esc. The parent stops rendering the popover. */
  onClose: () => void;
  /** Its accessible name. */
  label: string;
  /** Default `bottom`; the other side when there is no room. */
  side?: Side;
  /** Which edges line up. Default `start`. */
  align?: Align;
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  id?: string;
  children: ReactNode;
}

/** A small panel in the top layer, for choices beside a control. Render it only while it is open; move the focus into it yourself. */
export function Popover({
  anchor,
  onClose,
  label,
  side = 'bottom',
  align = 'start',
  matchWidth,
  id,
  children,
}: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  usePanel(ref, { anchor, side, align, matchWidth, onClose });
  return (
    <Panel ref={ref} id={id} popover="auto" role="dialog" aria-label={label}>
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  ${panelCss}
`;
