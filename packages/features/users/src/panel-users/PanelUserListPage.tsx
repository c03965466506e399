'use client';

/** Panel users. */
export function PanelUserListPage() {
  return null;
}
