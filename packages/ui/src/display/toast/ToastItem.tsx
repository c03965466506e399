'use client';
import { CircleCheckIcon, CircleXIcon, InfoIcon } from '../icons/icons';
import type { Toast } from './store';
import { ToastLine } from './ToastLine';

const icons = { success: CircleCheckIcon, error: CircleXIcon, info: InfoIcon } as const;

/** One message. */
export function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const Icon = icons[toast.kind];
  return (
    <ToastLine icon={<Icon aria-hidden="true" />} passing={toast.passing} onClose={onClose}>
      {toast.text}
    </ToastLine>
  );
}
