'use client';
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import type { Side } from '../popover/place';
import { topLayerReset } from '../popover/styles';
import { usePanel } from '../popover/usePanel';

type TriggerProps = {
  'aria-describedby'?: string;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

export interface TooltipProps {
  /** Additional words; never the only name of the control. */
  text: string;
  side?: Side;
  /** One focusable element that passes its props on. */
  children: ReactElement<TriggerProps>;
}

const hoverDelay = 400;
const leaveDelay = 120;

/** A description shown on hover and focus. Stays while the pointer is over it and goes with Esc (WCAG 1.4.13). */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), delay);
  };
  const show = (event: { currentTarget: HTMLElement }, delay: number) => {
    anchor.current = event.currentTarget;
    later(true, delay);
  };
  const own = children.props;
  const trigger = cloneElement(children, {
    'aria-describedby': [own['aria-describedby'], shown && id].filter(Boolean).join(' ') || undefined,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') show(event, hoverDelay);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      later(false, leaveDelay);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) show(event, 0);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      later(false, 0);
    },
  });
  return (
    <>
      {trigger}
      {shown && (
        <Bubble
          id={id}
          text={text}
          side={side}
          anchor={anchor}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => later(false, leaveDelay)}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}

interface BubbleProps {
  id: string;
  text: string;
  side: Side;
  anchor: { current: HTMLElement | null };
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}

function Bubble({ id, text, side, anchor, onEnter, onLeave, onClose }: BubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);
  usePanel(ref, { anchor, side, align: 'center', onClose });
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', onEscape, { capture: true });
    return () => window.removeEventListener('keydown', onEscape, { capture: true });
  }, [onClose]);
  return (
    <Tip ref={ref} id={id} role="tooltip" popover="manual" onPointerEnter={onEnter} onPointerLeave={onLeave}>
      {text}
    </Tip>
  );
}

const Tip = styled.span`
  ${topLayerReset}
  width: max-content;
  max-width: min(320px, calc(100vw - 16px));
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.bg.inverse};
  color: ${theme.color.text.inverse};
  box-shadow: ${theme.shadow.md};
  font-size: ${theme.text.caption.size};
  line-height: 18px;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
