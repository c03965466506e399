'use client';
import type { ActivitySubject } from '@telve/api';

/** The log of a record. */
export function ActivityPage(_props: { subject: ActivitySubject; id: number }) {
  return null;
}
