import type { MerchantUserRow } from '@telve/api';
import type { MerchantUserRecord } from './read';

/** The account as list and form show it (MU-11 to MU-16). */
export const toMerchantUserRow = (record: MerchantUserRecord): MerchantUserRow => ({
  id: record.id,
  email: record.email,
  role: record.role,
  companyId: record.company_id,
  venueId: record.venue_id,
  company: record.company_name,
  department: record.venue_name,
  active: record.active,
  waitingApproval: record.waiting_approval,
  createdAt: record.created_at.toISOString(),
  version: record.version,
});
