'use client';
import { theme } from '../../theme/theme';

export interface MarkProps {
  /** Edge in CSS pixels, at least 16. Default 24. */
  size?: number;
}

/** The mark on its accent tile: a cup from above, the grounds left in it form a crescent. Decoration: the product's name stands beside it. */
export function Mark({ size = 24 }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect width="24" height="24" rx="7" fill={theme.color.accent.solid} />
      <path
        d="M4.6 12.5a6.9 6.9 0 1 0 13.8 0a6.9 6.9 0 1 0 -13.8 0zM16.14 14.07A4.9 4.9 0 1 1 9.93 7.86A4.4 4.4 0 1 0 16.14 14.07z"
        fill={theme.color.accent.onSolid}
        fillRule="evenodd"
      />
      <path d="M15.88 8.12L17.3 6.7" stroke={theme.color.accent.onSolid} strokeWidth="3.1" strokeLinecap="round" />
    </svg>
  );
}
