'use client';
import { type ReactNode, useContext } from 'react';
import { RootContext } from '../../root/context';
import { UiRoot } from '../../root/UiRoot';

/** The surrounding Telve root, or one of its own: a chart may stand alone in a page that knows nothing of Telve. */
export function ChartRoot({ children }: { children: ReactNode }) {
  return useContext(RootContext) ? children : <UiRoot>{children}</UiRoot>;
}
