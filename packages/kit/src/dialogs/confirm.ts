import { createContext, type ReactNode } from 'react';
import { useRequired } from '../provider/required';

export interface ConfirmOptions {
  title: string;
  text?: ReactNode;
  /** A verb, e.g. "Sil". Default "Devam". */
  confirmLabel?: string;
  /** Default "İptal". */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. Default `neutral`. */
  tone?: 'neutral' | 'danger';
  /** Text that must be typed before confirming, e.g. the record's name. */
  requireTyping?: string;
}

export interface InformOptions {
  title: string;
  text?: ReactNode;
  /** Default "Tamam". */
  okLabel?: string;
}

export interface Asking {
  /** Resolves true only when confirmed; closing counts as no. Questions asked meanwhile wait their turn. */
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** Resolves when the user has closed it. */
  inform(options: InformOptions): Promise<void>;
}

export const AskingContext = createContext<Asking | null>(null);

/** Asks a question in a dialog: `if (await confirm({ title, confirmLabel: 'Sil', tone: 'danger' })) …` */
export const useConfirm = (): Asking['confirm'] => useRequired(AskingContext, 'useConfirm').confirm;

/** Tells something that the user must acknowledge. */
export const useInform = (): Asking['inform'] => useRequired(AskingContext, 'useInform').inform;
