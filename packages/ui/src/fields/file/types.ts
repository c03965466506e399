import type { ReactNode } from 'react';
import type { FieldProps } from '../types';

/** A file that is already on the server. */
export interface StoredFile {
  name: string;
  /** Where it opens, in a new tab. Left out, it is only named. */
  href?: string;
  /** Bytes. */
  size?: number;
  /** Second line in place of "Yüklendi": "Gönderdiğiniz dosya · 26.11.2026". */
  note?: ReactNode;
}

/** What is being done with the chosen file; an `error` stands above it. */
export type FilePhase = 'checking' | 'ready' | 'sending' | 'failed';

export interface FileSlotProps
  extends Omit<FieldProps<File | null>, 'placeholder' | 'autoComplete' | 'inputRef' | 'onFocus'> {
  /** The one kind of files the system's dialog offers: `.jpg,.jpeg,.png,.pdf`. What comes in is yours to judge. */
  accept?: string;
  /** What is accepted, in words, inside the drop zone: "JPG, PNG veya PDF, en çok 10 MB". */
  rule?: ReactNode;
  /** The empty slot as a high area, its words in the middle: where a file is all that is asked for. */
  tall?: boolean;
  /** Default `ready`. */
  phase?: FilePhase;
  /** Part of the file that is sent, 0 to 1. */
  progress?: number;
  /** Second line of a chosen file in place of "Hazır". */
  note?: ReactNode;
  /** Shown while nothing new is chosen, with a button to choose another. */
  stored?: StoredFile | null;
  /** The stored file is asked for again: it stays in sight and the drop zone stands under it. */
  wanted?: boolean;
  /** Takes the stored file away. Without it there is no such button. */
  onRemoveStored?: () => void;
  /** Stops the sending. Without it there is no such button. */
  onCancel?: () => void;
  /** Sends a failed file again. Without it another one has to be chosen. */
  onRetry?: () => void;
  /** Shows the chosen file. Default: a new tab, for JPEG, PNG, WebP and PDF. */
  onPreview?: (file: File) => void;
}
