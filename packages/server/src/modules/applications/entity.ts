import type { Versioned } from '../changes';

/** Name of the applications in the audit log. */
export const entity = 'merchant_application';

/** What raises an application's version. */
export const versioned: Versioned = {
  entity,
  actions: [
    'application_created',
    'application_changed',
    'application_status_changed',
    'application_documents_reviewed',
  ],
};
