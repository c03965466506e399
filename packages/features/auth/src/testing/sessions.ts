import type { SessionRow } from '@telve/api';

/** A session of the own account, on this device unless told. */
export const sessionRow = (part: Partial<SessionRow> = {}): SessionRow => ({
  id: '1',
  device: 'Chrome 131, Windows 11',
  address: '85.105.0.10',
  createdAt: '2026-11-27T06:04:00Z',
  lastSeenAt: '2026-11-27T14:30:00Z',
  current: true,
  ...part,
});

/** This device and two others. */
export const threeSessions = (): SessionRow[] => [
  sessionRow(),
  sessionRow({ id: '2', device: 'Safari, iPhone', lastSeenAt: '2026-11-26T19:40:00Z', current: false }),
  sessionRow({ id: '3', device: 'Firefox 133, Windows 10', lastSeenAt: '2026-11-25T14:12:00Z', current: false }),
];
