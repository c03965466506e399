'use client';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/Button';
import { TextField, type TextFieldProps } from '../../fields/TextField';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { CircleAlertIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons';
import { type DialogTone, MessageDialog } from './MessageDialog';
import type { ModalOptions } from './useModal';

const icons = {
  info: InfoIcon,
  accent: InfoIcon,
  success: InfoIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} as const;

export interface ConfirmDialogProps extends Pick<ModalOptions, 'returnFocus'> {
  open: boolean;
  /** `danger` for what cannot be undone: the button is red. Default `info`. */
  tone?: DialogTone;
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A verb: "Sil". Default "Devam". */
  confirmLabel?: string;
  /** Default "İptal". */
  cancelLabel?: string;
  /** The button works only after this has been typed; before, it is told as disabled, with the label of the box as reason. */
  requireTyping?: string;
  /** Label and keyboard of the box to type in. Default: a label that says what to type. */
  typing?: Partial<Pick<TextFieldProps, 'label' | 'inputMode'>>;
  /** The action is under way: the button shows it, Esc and İptal do nothing. */
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be undone. The focus starts on İptal, or in the box to type in; Esc is İptal. */
export function ConfirmDialog({ open, ...props }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...props} /> : null;
}

function OpenConfirm(props: Omit<ConfirmDialogProps, 'open'>) {
  const { tone = 'info', icon, title, text, confirmLabel, cancelLabel, requireTyping, busy = false, busyLabel } = props;
  const { onConfirm, onCancel, returnFocus, children, typing } = props;
  const texts = useUiTexts().dialog;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const Icon = icons[tone];
  const matches = requireTyping === undefined || typed.trim() === requireTyping;
  const confirm = () => {
    if (busy) return;
    if (matches) onConfirm();
    else setRefused(true);
  };
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <MessageDialog
      role="alertdialog"
      tone={tone}
      icon={icon ?? <Icon />}
      title={title}
      text={text}
      returnFocus={returnFocus}
      onDismiss={cancel}
      onSubmit={confirm}
      actions={
        <>
          <Button
            onClick={cancel}
            aria-disabled={busy || undefined}
            data-autofocus={requireTyping === undefined ? '' : undefined}
          >
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button
            type="submit"
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={busy}
            {...(matches ? {} : { 'aria-disabled': true, 'aria-describedby': `${id}-label` })}
            loadingText={busyLabel ?? texts.busy}
          >
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {children}
      {requireTyping !== undefined && (
        <Typing>
          <TextField
            id={id}
            label={typing?.label ?? fill(texts.typeToConfirm, { text: requireTyping })}
            inputMode={typing?.inputMode}
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setRefused(false);
            }}
            autoComplete="off"
            error={refused && !matches ? fill(texts.typeMismatch, { text: requireTyping }) : undefined}
          />
        </Typing>
      )}
    </MessageDialog>
  );
}

const Typing = styled.div`
  margin-top: ${theme.space[6]};
`;
