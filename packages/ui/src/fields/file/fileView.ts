import { formatBytes, formatPercent } from '@telve/locale';
import type { FileSlotProps } from './types';

/** What a slot shows. */
export type FileView = 'empty' | 'stored' | 'checking' | 'ready' | 'sending' | 'failed';

/** What a slot shows: a chosen file before a stored one, and an error of the chosen file before what is being done with it. */
export function viewOf({
  value,
  stored,
  error,
  phase,
}: Pick<FileSlotProps, 'value' | 'stored' | 'error' | 'phase'>): FileView {
  if (value) return error ? 'failed' : (phase ?? 'ready');
  return stored ? 'stored' : 'empty';
}

/** "2,4 / 3,8 MB · %63"; the unit stands once where both have the same. */
export function sentText(size: number, progress: number): string {
  const [sent, whole] = [formatBytes(size * progress), formatBytes(size)];
  const [number, unit] = sent.split('\u00A0');
  const before = whole.endsWith(`\u00A0${unit}`) ? number : sent;
  return `${before} / ${whole} · ${percentText(progress)}`;
}

/** "%63". */
export const percentText = (progress: number): string => formatPercent(progress, { maxDecimals: 0 });

/** The quarter that was reached: progress is read out four times, not at every packet. */
export const quarterOf = (progress: number): number => Math.floor(Math.min(1, Math.max(0, progress)) * 4) / 4;

const typed = /\.([A-Za-z0-9]{1,4})$/;

/** Ending of a file name in capitals, as its tile shows it: "JPG". */
export const endingOf = (name: string): string => typed.exec(name)?.[1]?.toUpperCase() ?? '';

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** How a file can be shown: never as something that could run in the page's origin. */
export function previewKind({ type }: { type: string }): 'picture' | 'pdf' | undefined {
  if (type === 'application/pdf') return 'pdf';
  return pictures.includes(type) ? 'picture' : undefined;
}
