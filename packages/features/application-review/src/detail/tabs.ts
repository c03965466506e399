import type { ApplicationStatus } from '@telve/api';

export type Tab = 'pre' | 'info';

const withInfo: readonly ApplicationStatus[] = ['PendingApproval', 'AwaitingStoreOpening', 'Completed'];

/** The tab that is read first: the full application once it was handed in. */
export const startTab = (status: ApplicationStatus): Tab => (withInfo.includes(status) ? 'info' : 'pre');
