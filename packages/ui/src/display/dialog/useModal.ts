import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../root/useIsomorphicLayoutEffect';
import { loopTab, tabbable } from '../shared/focus';

export interface ModalOptions {
  /** Esc, or the browser's own close request (Back on Android). Without it the dialog has to be answered. */
  onDismiss?: () => void;
  /** What gets the focus first. Default: the first control of the body, else the title. */
  initialFocus?: () => HTMLElement | null | undefined;
  /** What gets the focus afterwards. Default: what had it before. */
  returnFocus?: () => HTMLElement | null | undefined;
}

/**
 * Shows a `<dialog>` that has just been rendered as a modal and closes it when it goes. The browser makes the rest inert and gives the focus
 * back to the opener, in a document and in a shadow root. Returns the handler for the dialog's `onKeyDown`: React's order lets what is inside
 * answer Esc first.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  options: ModalOptions,
): (event: KeyboardEvent) => void {
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });

  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    (current.current.initialFocus?.() ?? firstStop(dialog))?.focus();

    const dismiss = () => current.current.onDismiss?.();
    // A file picker's own cancel event bubbles: only the dialog's counts.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      dismiss();
    };
    // The browser may close without asking when a request to close is refused twice; what must be answered opens again.
    const closed = (event: Event) => {
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
      if (current.current.onDismiss) dismiss();
      else dialog.showModal();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      dialog.close();
      current.current.returnFocus?.()?.focus();
    };
  }, [ref]);

  return (event) => {
    const dialog = ref.current;
    if (!dialog) return;
    loopTab(dialog, event);
    event.stopPropagation();
    if (event.key === 'Enter' && !event.defaultPrevented) onEnter(dialog, event);
    // Esc first closes what is open inside: a popover, or a dialog over this one.
    if (event.key !== 'Escape' || event.defaultPrevented || hasOpenLayer(dialog)) return;
    event.preventDefault();
    options.onDismiss?.();
  };
}

const formOf = (target: EventTarget): HTMLFormElement | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.form : null;

/**
 * Ctrl ↵ and ⌘ ↵ send the dialog's form, also from where Enter is a new line. Enter in a box would send a form that the
 * dialog only stands in, from behind it: whose button is not in the dialog.
 */
const onEnter = (dialog: HTMLElement, event: KeyboardEvent): void => {
  const form = formOf(event.target);
  if (!form) return;
  const button = form.querySelector<HTMLElement>('[type="submit"]');
  const isOwn = dialog.contains(form) || dialog.contains(button);
  const isSend = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (isOwn && !isSend) return;
  if (!isOwn && event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  if (!isOwn || event.repeat) return;
  // A press on its button: one that is disabled sends nothing by the keyboard either.
  if (button) button.click();
  else form.requestSubmit();
};

const openLayers = '[popover="auto"]:popover-open, dialog[open]';
const hasOpenLayer = (dialog: HTMLElement) => dialog.querySelector(openLayers) !== null;

function firstStop(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const body = dialog.querySelector<HTMLElement>('[data-dialog-body]');
  return (
    marked ?? (body ? (tabbable(body)[0] ?? null) : null) ?? dialog.querySelector<HTMLElement>('[data-dialog-title]')
  );
}
