'use client';
import { Button, SaveBar } from '@telve/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useTexts } from '../texts/texts';
import { useFormBusy } from './context';
import { formTexts } from './texts';
import { useWrong } from './useWrong';

export interface FormSaveBarProps {
  /** "Ekle" on pages that add. Default "Güncelle". */
  submitLabel?: string;
  /** Leaves the form; the guard asks when something was typed. Without it there is no such button. */
  onCancel?: () => void;
  /** Default "Vazgeç". */
  cancelLabel?: string;
  /** Instead of “Kaydedilmemiş değişiklikler var”, e.g. how much changed. */
  changed?: string;
  /** What changed, in words. Gives way to what is wrong; not where it says why nothing can be saved. */
  detail?: ReactNode;
  /** Names of fields that have to be filled before anything can be saved; told as missing before they show a message. */
  missing?: readonly string[];
  /** Nothing can be saved yet. Only for forms whose specification asks for it (D-22). */
  disabled?: boolean;
  /** Further buttons before the last, e.g. one that deletes. */
  children?: ReactNode;
}

const none: readonly string[] = [];

/**
 * The bar under a form: state, Vazgeç, Güncelle. Names the fields that are missing or have to be corrected. Not disabled for
 * invalid input unless told so (D-22).
 */
export function FormSaveBar({
  submitLabel,
  onCancel,
  cancelLabel,
  changed,
  detail,
  missing = none,
  disabled,
  children,
}: FormSaveBarProps) {
  const texts = useTexts(formTexts).form;
  const busy = useFormBusy();
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  const wrong = useWrong(missing);
  return (
    <SaveBar
      state={busy ? 'saving' : dirty || wrong !== '' ? 'dirty' : 'clean'}
      label={busy ? undefined : dirty ? (changed ?? texts.changed) : texts.unchanged}
      detail={wrong === '' || (disabled && detail) ? detail : wrong}
    >
      {children}
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {cancelLabel ?? texts.cancel}
        </Button>
      )}
      <Button type="submit" variant="primary" disabled={disabled} loading={busy} loadingText={texts.saving}>
        {submitLabel ?? texts.save}
      </Button>
    </SaveBar>
  );
}
