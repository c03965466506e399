'use client';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { XIcon } from '../icons/icons';
import { iconSize } from '../shared/icon';

export interface ToastLineProps {
  icon: ReactNode;
  /** What is told, in a few words. */
  children: ReactNode;
  /** After the words: a spinner, a link or a button. */
  action?: ReactNode;
  /** Goes by itself after 4 s; its time stands still while the pointer or the focus is on it, or the page is out of sight. */
  passing: boolean;
  onClose: () => void;
}

/** How long a message that goes by itself is shown, in ms. */
export const toastLife = 4000;

const subscribeSight = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isHidden = () => document.hidden;
const isShown = () => false;

/** The looks and the life of one message at the edge of the window. `useToasts` shows messages; use it in a `ToastPlace` for more. */
export function ToastLine({ icon, children, action, passing, onClose }: ToastLineProps) {
  const [held, setHeld] = useState(false);
  const paused = useSyncExternalStore(subscribeSight, isHidden, isShown) || held;
  const left = useRef(toastLife);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (paused || !passing) return;
    const since = Date.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(500, left.current - (Date.now() - since));
    };
  }, [paused, passing]);

  const closeLabel = useUiTexts().toast.close;
  return (
    <Root
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icon}
      <span>{children}</span>
      {action}
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <XIcon aria-hidden="true" />
      </button>
    </Root>
  );
}

const enter = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  max-width: min(420px, 100%);
  min-height: 44px;
  margin-top: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]} ${theme.space[6]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.bg.inverse};
  color: ${theme.color.text.inverse};
  box-shadow: ${theme.shadow.lg};
  font-size: ${theme.text.label.size};
  line-height: ${theme.text.label.line};
  font-weight: 500;
  overflow-wrap: anywhere;
  pointer-events: auto;
  animation: ${enter} ${theme.duration.base} ${theme.ease.enter};
  ${iconSize(16)}

  & > button {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.sm};
    background: none;
    color: inherit;
    opacity: 0.8;
    cursor: pointer;
    ${iconSize(14)}
  }
  & > button:hover { opacity: 1; }
  & > button:focus-visible { outline-color: currentColor; }
  @media (pointer: coarse) {
    & > button { width: 36px; height: 36px; }
  }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
