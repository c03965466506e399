import type { ReactNode } from 'react';

/** A text that may take a second line where the others of its row may not, so that nothing of it is hidden. */
export function Wrapping({ width, children }: { width: number; children: ReactNode }) {
  return <div style={{ minWidth: width, whiteSpace: 'normal' }}>{children}</div>;
}
