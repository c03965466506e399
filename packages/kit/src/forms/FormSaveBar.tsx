'use client';
import { Button, SaveBar } from '@telve/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useTexts } from '../texts/texts';
import { useFormBusy } from './context';
import { formTexts } from './texts';

export interface FormSaveBarProps {
  /** "Ekle" on pages that add. Default "Güncelle". */
  submitLabel?: string;
  /** Leaves the form; the guard asks when something was typed. Without it there is no such button. */
  onCancel?: () => void;
  /** Default "Vazgeç". */
  cancelLabel?: string;
  /** Instead of “Kaydedilmemiş değişiklikler var”, e.g. how much changed. */
  changed?: string;
  /** What changed, in words. */
  detail?: ReactNode;
  /** Nothing can be saved yet. Only for forms whose specification asks for it (D-22). */
  disabled?: boolean;
  /** Further buttons before the last, e.g. one that deletes. */
  children?: ReactNode;
}

/** The bar under a form: state, Vazgeç, Güncelle. Not disabled for invalid input unless told so (D-22). */
export function FormSaveBar({
  submitLabel,
  onCancel,
  cancelLabel,
  changed,
  detail,
  disabled,
  children,
}: FormSaveBarProps) {
  const texts = useTexts(formTexts).form;
  const busy = useFormBusy();
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  return (
    <SaveBar
      state={busy ? 'saving' : dirty ? 'dirty' : 'clean'}
      label={busy ? undefined : dirty ? (changed ?? texts.changed) : texts.unchanged}
      detail={detail}
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
