'use client';
// Holds the toast region of a root.
export { ToastProvider as ToastSlot } from '../../display/toast/ToastProvider';
