'use client';

/** Panel users. */
export function PanelUserAddPage() {
  return null;
}
