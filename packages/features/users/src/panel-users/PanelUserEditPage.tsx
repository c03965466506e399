'use client';

/** Panel users. */
export function PanelUserEditPage(_props: { id: number }) {
  return null;
}
