import type { ReactNode } from 'react';
import type { FieldProps } from '../types';

/** What fields of pictures share. */
export interface ImageOptions {
  /**
   * Makes the value of a chosen file, usually a data URL that is small enough; a rejection refuses the file. Type and size are for it to
   * judge: the system's dialog alone does not keep other files away.
   */
  prepare: (file: File) => Promise<string>;
  /** Words for a rejection of `prepare`. Default "Görsel alınamadı." */
  refusal?: (error: unknown) => string;
  /** Told when a file is being prepared and when none is any more: a form waits with saving. */
  onBusyChange?: (busy: boolean) => void;
  /** The files the system's dialog offers. Default `image/jpeg,image/png`. */
  accept?: string;
  /** What is accepted, in words. Default "JPG veya PNG". */
  rule?: ReactNode;
}

type Frame<Value> = Omit<FieldProps<Value>, 'placeholder' | 'autoComplete' | 'inputRef' | 'onFocus'>;

export interface ImageFieldProps extends Frame<string>, ImageOptions {
  /** Beside the picture: what it is used for. */
  note?: ReactNode;
  /** Width to height of the frame, as in CSS. Default `4 / 3`. */
  ratio?: string;
  /** `contain` shows the whole picture, as for a logo. Default `cover`. */
  fit?: 'cover' | 'contain';
  /** False: the picture can be changed, not taken away. Default true. */
  removable?: boolean;
}

export interface ImageListFieldProps extends Frame<readonly string[]>, ImageOptions {
  /** Pictures at most. */
  max?: number;
  /** Marks the first picture as the cover. Default true. */
  cover?: boolean;
}

export const defaultAccept = 'image/jpeg,image/png';
