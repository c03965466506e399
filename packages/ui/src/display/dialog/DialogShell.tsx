'use client';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { ToastOutlet } from '../toast/ToastOutlet';
import { shellCss } from './styles';
import { type ModalOptions, useModal } from './useModal';

export interface DialogShellProps extends ModalOptions {
  role?: 'dialog' | 'alertdialog';
  labelledBy?: string;
  /** Instead of `labelledBy`, when no title is shown. */
  label?: string;
  describedBy?: string;
  kind?: 'center' | 'sheet' | 'drawer';
  /** 440, 560 or 760 px at most. */
  width?: DialogWidth;
  /** A click beside it dismisses it. Only for what holds no input. */
  lightDismiss?: boolean;
  children: ReactNode;
}

export type DialogWidth = 'sm' | 'md' | 'lg';

/** The `<dialog>` under every dialog, sheet and drawer: top layer, inert background, focus in and back, Esc. Rendered only while open. */
export function DialogShell({
  role = 'dialog',
  labelledBy,
  label,
  describedBy,
  kind = 'center',
  width = 'sm',
  lightDismiss,
  children,
  ...modal
}: DialogShellProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const onKeyDown = useModal(ref, modal);
  const beside = (event: MouseEvent) => {
    if (event.target === ref.current) modal.onDismiss?.();
  };
  return (
    <Shell
      ref={ref}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      data-kind={kind}
      data-width={width}
      onKeyDown={onKeyDown}
      onClick={lightDismiss ? beside : undefined}
    >
      <div className="column">{children}</div>
      <ToastOutlet />
    </Shell>
  );
}

const Shell = styled.dialog`
  ${shellCss}
`;
