'use client';
import type { ReactNode } from 'react';
import { Button } from '../../button/Button';
import { useUiTexts } from '../../texts/TextsContext';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons';
import { type DialogTone, MessageDialog } from './MessageDialog';

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  accent: InfoIcon,
} as const;

export interface InfoDialogProps {
  open: boolean;
  onClose: () => void;
  /** Default `info`. */
  tone?: DialogTone;
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Default "Tamam". */
  okLabel?: string;
  /** A second button, such as a download. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A message that has to be seen before going on. */
export function InfoDialog({
  open,
  onClose,
  tone = 'info',
  icon,
  title,
  text,
  okLabel,
  action,
  children,
}: InfoDialogProps) {
  const texts = useUiTexts().dialog;
  if (!open) return null;
  const Icon = icons[tone];
  return (
    <MessageDialog
      tone={tone}
      icon={icon ?? <Icon />}
      title={title}
      text={text}
      onDismiss={onClose}
      actions={
        <>
          {action}
          <Button variant="primary" onClick={onClose} data-autofocus="">
            {okLabel ?? texts.ok}
          </Button>
        </>
      }
    >
      {children}
    </MessageDialog>
  );
}
