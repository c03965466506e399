import type { Versioned } from '../changes';

/** Name of the merchant-app accounts in the audit log. */
export const entity = 'merchant_app_user';

/** What raises an account's version. */
export const versioned: Versioned = {
  entity,
  actions: [
    'merchant_user_created',
    'merchant_user_changed',
    'merchant_user_approved',
    'merchant_user_activated',
    'merchant_user_deactivated',
  ],
};
