'use client';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../shared/VisuallyHidden';

export interface LiveRegionProps {
  /** Interrupts what is being read. Default false. */
  urgent?: boolean;
  /** What to say; leave it empty until there is something. */
  children?: ReactNode;
}

/** A hidden region whose changes are read out. Render it before it has anything to say. */
export function LiveRegion({ urgent = false, children }: LiveRegionProps) {
  return <VisuallyHidden role={urgent ? 'alert' : 'status'}>{children}</VisuallyHidden>;
}
